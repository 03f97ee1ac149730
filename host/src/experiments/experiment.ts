import { contentLink } from '../content/links'
import { type Block, blocksOf, type Fields, textOf } from '../content/story'
import { replaceWidgets } from './replace-widgets'

/** Stories that are only shown in the place of others: below the settings, so they are no pages of their own. */
export const variantFolder = 'config/experiencias/'

/** Story with the comparisons that editors set up. */
export const experimentsSlug = 'config/experiencias'

/** How a page's content differs for some of its visitors. */
export interface Variation {
  /** Full slug of the story whose content is shown; without it the page's own. */
  readonly slug?: string
  readonly change?: (content: Block) => Block
}

/** Two versions of one page, compared. */
export interface Experiment {
  readonly name: string
  readonly path: string
  /** Of the visitors who take part: who sees the variant. */
  readonly percentage: number
  /** In ms since 1970; from `start` until before `end`. */
  readonly start: number
  readonly end: number
  readonly variation: Variation
}

/** The CMS keeps dates as `2026-11-22 09:30`, in UTC. */
function timeOf(value: unknown, otherwise: number): number {
  const text = textOf(value)
  if (text === '') return otherwise
  return /^\d{4}-\d\d-\d\d( \d\d:\d\d(:\d\d)?)?$/.test(text)
    ? Date.parse(`${text.replace(' ', 'T')}${text.length > 10 ? 'Z' : ''}`)
    : Number.NaN
}

const slugOf = (link: unknown) => contentLink(link)?.href.slice(1)

function variationOf({ story, widgets }: Fields): Variation | string {
  const slug = slugOf(story)
  const blocks = blocksOf(widgets)
  if (slug === undefined && blocks.length === 0) return 'has neither another story nor widgets'
  if (slug !== undefined && !slug.startsWith(variantFolder)) return `its story is not below ${variantFolder}`
  return {
    ...(slug !== undefined && { slug }),
    ...(blocks.length > 0 && { change: (content) => replaceWidgets(content, blocks) }),
  }
}

/** One comparison as an editor wrote it, or why it cannot run. */
export function experimentOf(fields: Fields): Experiment | string {
  const name = textOf(fields.name)
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) || name.length > 40)
    return `"${name}" is no name: small letters, digits and hyphens, at most 40`
  const path = contentLink(fields.page)?.href
  if (path === undefined || !/^\/[^?#]*$/.test(path)) return `${name} names no page of the site`
  const percentage = Number(fields.percentage)
  if (!(percentage > 0 && percentage < 100)) return `${name} needs a percentage above 0 and below 100`
  const start = timeOf(fields.start, Number.NEGATIVE_INFINITY)
  const end = timeOf(fields.end, Number.POSITIVE_INFINITY)
  if (!(start < end)) return `${name} ends before it starts, or has a date that cannot be read`
  const variation = variationOf(fields)
  return typeof variation === 'string'
    ? `${name} ${variation}`
    : { name, path, percentage, start, end, variation }
}

export const isRunning = ({ start, end }: Experiment, at: number) => start <= at && at < end

/**
 * The comparisons of a settings story, without those that cannot run. Two at one time on one page would blur each other:
 * the first has the page.
 */
export function experimentsIn(content: Fields, log: (message: string) => void): readonly Experiment[] {
  const kept: Experiment[] = []
  for (const block of blocksOf(content.experiments)) {
    const read = experimentOf(block)
    const blocking = kept.find(
      (one) =>
        typeof read !== 'string' &&
        (one.name === read.name || (one.path === read.path && one.start < read.end && read.start < one.end)),
    )
    if (typeof read === 'string') log(`${experimentsSlug}: ${read}; it is left out`)
    else if (blocking)
      log(
        `${experimentsSlug}: ${read.name} meets ${blocking.name} by name, or on the same page and days; it is left out`,
      )
    else kept.push(read)
  }
  return kept
}
