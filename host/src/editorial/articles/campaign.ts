import { type IsoDate, isIsoDate } from 'shared-lib/rules/dates/iso-date'
import { storyPath } from '../../content/source/links'
import { type Block, type Story, textOf } from '../../content/source/story'

/** An offer of an operator that holds for a while, or an invitation without one. */
export interface Campaign {
  readonly path: string
  /** Last part of its address: travels in the lead. */
  readonly name: string
  readonly title: string
  readonly description: string
  readonly from: IsoDate | undefined
  readonly until: IsoDate | undefined
  readonly content: Block
}

const dayOf = (value: unknown): IsoDate | undefined => {
  const day = textOf(value).slice(0, 10)
  return isIsoDate(day) ? day : undefined
}

export const isCampaign = ({ content }: Story): boolean => content.component === 'campaign'

export const campaignOf = ({ slug, full_slug, name, content }: Story): Campaign => ({
  path: storyPath(full_slug),
  name: slug,
  title: textOf(content.title) || name,
  description: textOf(content.description),
  from: dayOf(content.validFrom),
  until: dayOf(content.validUntil),
  content,
})

/** Its last day has passed: the page announces it, and no search engine or list includes it. */
export const isOver = ({ until }: Pick<Campaign, 'until'>, today: IsoDate): boolean =>
  until !== undefined && until < today
