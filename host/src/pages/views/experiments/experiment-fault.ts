import { type Fields, textOf } from '../../../content/source/story'

/** Stories that are only shown in the place of others: below the settings, so they are no pages of their own. */
export const variantFolder = 'config/experiencias/'

/** Story with the comparisons that editors set up. */
export const experimentsSlug = 'config/experiencias'

/** Why a comparison is left out, in words of the log; `about` is the value at fault. */
const logWords = {
  name: () => 'is no name: small letters, digits and hyphens, at most 40',
  page: () => 'names no page of the site',
  percentage: () => 'needs a percentage above 0 and below 100',
  start: (about: string) => `starts on a date that cannot be read: ${about}`,
  end: (about: string) => `ends on a date that cannot be read: ${about}`,
  order: () => 'ends before it starts',
  empty: () => 'has neither another story nor widgets',
  folder: (about: string) => `has a story, ${about}, that is not below ${variantFolder}`,
  'no-page': (about: string) => `compares ${about}, where no story is published`,
  'no-story': (about: string) => `shows ${about}, which is not published`,
  same: (about: string) => `changes nothing on ${about}`,
  clash: (about: string) => `meets ${about} by name, or on the same page and days`,
}

export type FaultKind = keyof typeof logWords

export interface ExperimentFault {
  readonly kind: FaultKind
  /** The path, slug, date or other comparison that is at fault; '' where the kind is enough. */
  readonly about: string
}

export const fault = (kind: FaultKind, about = ''): ExperimentFault => ({ kind, about })

export const isFault = (read: object): read is ExperimentFault => 'kind' in read

/** A line for the log. @param block the comparison as an editor wrote it */
export const faultLine = ({ name }: Fields, { kind, about }: ExperimentFault) =>
  `${experimentsSlug}: "${textOf(name)}" ${logWords[kind](about)}; it is left out`
