import { median } from '../median'
import { table } from '../part'
import { type PageName, pageNames } from './targets'

/** A compared figure: how it is shown, and what was promised of it. */
interface Measure {
  readonly what: string
  readonly show: (value: number) => string
  /** The more the better: less is better everywhere else. */
  readonly more?: boolean
  /** At most so many times the best of the others. */
  readonly mostTimes?: number
  /** At most so much, whatever the others do. */
  readonly most?: number
  /** At most so much more than the best of the others. */
  readonly mostMore?: number
}

const ms = (value: number) => `${Math.round(value)} ms`
const kib = (value: number) => `${(value / 1024).toFixed(1)} KiB`
const share = (value: number) => `${Math.round(value * 100)} %`

const ofPage = (name: PageName): Record<string, Measure> => ({
  [`${name} firstPaint`]: { what: `first paint, ${name}`, show: ms, mostTimes: 0.85 },
  [`${name} largestPaint`]: { what: `largest paint, ${name}`, show: ms, mostTimes: 0.85 },
  [`${name} blocking`]: { what: `blocking time, ${name}`, show: ms, mostMore: 50 },
  [`${name} work`]: {
    what: `CPU of style, layout, paint and parsing, ${name}`,
    show: ms,
    ...(name === 'home' && { mostTimes: 1.2 }),
  },
  ...Object.fromEntries(
    ['style', 'layout', 'paint', 'parse', 'forced'].map((kind) => [
      `${name} ${kind}`,
      {
        what: `CPU of ${kind === 'forced' ? 'style and layout that a script waits for' : kind}, ${name}`,
        show: ms,
      },
    ]),
  ),
  [`${name} elements`]: { what: `elements at rest, ${name}`, show: String },
  [`${name} shift`]: { what: `layout shift, ${name}`, show: (value) => value.toFixed(4), most: 0.01 },
  [`${name} page`]: {
    what: `HTML and blocking style, ${name}`,
    show: kib,
    ...(name !== 'guide' && { mostTimes: 1 }),
  },
  [`${name} script`]: {
    what: `script at rest, ${name}`,
    show: kib,
    ...(name !== 'funnel' && { most: 7 * 1024 }),
  },
})

export const measures: Readonly<Record<string, Measure>> = {
  ...Object.assign({}, ...pageNames.map(ofPage)),
  second: { what: 'usable second question', show: ms, mostTimes: 0.6 },
  kept: { what: 'early tap kept', show: share, more: true },
  menu: { what: 'menu opened, INP', show: ms, most: 64 },
  pick: { what: 'answer picked, INP', show: ms, most: 64 },
}

/** Every value that was measured of one site, by the name of the measure. */
export type Samples = Map<string, number[]>

/** The middle of what was measured; of what happens or not (0 or 1), how often it did. */
function middle(samples: Samples, name: string) {
  const values = samples.get(name) ?? []
  if (!measures[name]?.more) return median(values)
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** How many times worse than another: 1 is alike, 0 could not be better, ∞ could not be worse. */
function timesWorse(own: number, other: number, more = false): number {
  const [up, down] = more ? [other, own] : [own, other]
  return up === down ? 1 : up / down
}

const times = (ratio: number) => (Number.isFinite(ratio) ? ratio.toFixed(2) : '∞')

function promise({ show, most, mostTimes, mostMore }: Measure, own: number, ratio: number, best: number) {
  const judged = (holds: boolean) => (holds ? 'holds' : 'misses')
  if (mostMore !== undefined) return `≤ best + ${show(mostMore)}: ${judged(own <= best + mostMore)}`
  if (most !== undefined) return `≤ ${show(most)}: ${judged(own <= most)}`
  return mostTimes === undefined ? '' : `≤ ${mostTimes} ×: ${judged(ratio <= mostTimes)}`
}

/**
 * One table of Markdown, worst ratio first. The ratio is to the best of the others.
 * @param own what was measured of our site
 * @param others the same of the others, by name; at least one
 */
export function comparison(own: Samples, others: ReadonlyMap<string, Samples>): string {
  const compared = Object.entries(measures).map(([name, measure]) => {
    const value = middle(own, name)
    const values = [...others.values()].map((samples) => middle(samples, name))
    const ratio = Math.max(...values.map((other) => timesWorse(value, other, measure.more)))
    const shown = [value, ...values].map(measure.show)
    return {
      ratio,
      row: [measure.what, ...shown, times(ratio), promise(measure, value, ratio, Math.min(...values))],
    }
  })
  const rows = compared.toSorted((one, two) => two.ratio - one.ratio).map(({ row }) => row)
  return table(['what', 'ours', ...others.keys(), 'ours ÷ best', 'promise'], rows)
}
