import { contentLink, sitePath, storyPath } from '../../../content/source/links'
import { type Block, blocksOf, type Fields, textOf } from '../../../content/source/story'
import { type ExperimentFault, fault, isFault, variantFolder } from './experiment-fault'
import { replaceWidgets } from './replace-widgets'

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
  /** Share of the participating visitors that sees the variant. */
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

/** Segments such as `..` would ask the content service for something else than a story. */
const isPlain = (path: string) => !/[?#\\\p{Cc}]|\/\.{1,2}(\/|$)/u.test(path)

/** The page's one address, however the link writes it. */
function pageOf(link: unknown): string | undefined {
  const href = contentLink(link)?.href
  if (!href?.startsWith('/') || !isPlain(href)) return undefined
  const path = storyPath(href)
  return path.startsWith('/config/') ? undefined : path
}

function storyOf(link: unknown): string | undefined {
  const href = contentLink(link)?.href
  return href && (sitePath(href) ?? href).replace(/^\//, '')
}

function variationOf({ story, widgets }: Fields): Variation | ExperimentFault {
  const slug = storyOf(story)
  const blocks = blocksOf(widgets)
  if (slug === undefined && blocks.length === 0) return fault('empty')
  if (slug !== undefined && !(slug.startsWith(variantFolder) && isPlain(slug))) return fault('folder', slug)
  return {
    ...(slug !== undefined && { slug }),
    ...(blocks.length > 0 && { change: (content) => replaceWidgets(content, blocks) }),
  }
}

/** One comparison as an editor wrote it, or why it cannot run. */
export function experimentOf(fields: Fields): Experiment | ExperimentFault {
  const name = textOf(fields.name)
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) || name.length > 40) return fault('name')
  const path = pageOf(fields.page)
  if (path === undefined) return fault('page')
  const percentage = Number(fields.percentage)
  if (!(percentage > 0 && percentage < 100)) return fault('percentage')
  const start = timeOf(fields.start, Number.NEGATIVE_INFINITY)
  const end = timeOf(fields.end, Number.POSITIVE_INFINITY)
  if (Number.isNaN(start)) return fault('start', textOf(fields.start))
  if (Number.isNaN(end)) return fault('end', textOf(fields.end))
  if (start >= end) return fault('order')
  const variation = variationOf(fields)
  return isFault(variation) ? variation : { name, path, percentage, start, end, variation }
}

export const isRunning = ({ start, end }: Experiment, at: number) => start <= at && at < end
