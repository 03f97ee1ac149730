import type { ReactNode } from 'react'
import { withMinus } from '../../../rules/figures/figure-text'
import { cents } from '../../../rules/money/cents'
import { formatWholeEuro } from '../../../rules/money/euro'
import { pathOf, stairsOf, ticks } from '../line-scale'
import { percentOfDrawing } from '../percent-of-drawing'
import styles from './line-chart.module.css'

interface Line {
  readonly label: string
  /** One value for each x; undefined leaves a gap. */
  readonly values: readonly (number | undefined)[]
  /** A value holds until the next one: there is nothing between two of them. */
  readonly steps?: true
}

export interface LineChartProps {
  /** The drawing in one sentence, for screen readers. The same data are in a table next to it. */
  readonly summary: string
  readonly xs: readonly string[]
  readonly lines: readonly Line[]
  /** Missing: the values are cents, and their marks whole euros. */
  readonly format?: (value: number) => string
  /** Layer over the lines, as high and as wide as they: the values at its foot and at its top. */
  readonly over?: ((low: number, high: number) => ReactNode) | undefined
}

const inEuros = (value: number) => formatWholeEuro(cents(Math.round(value)))

/** Heights in px; widths are shares, so that the drawing fits any column while its words keep their size. */
const [plot, top, bottom] = [200, 10, 24]
/** The narrowest drawing, and what a letter below it takes, in px. */
const [narrowest, letter] = [190, 7.5]
/** Room that one needs before the last one, which ends at the edge, as a share of their distance. */
const room = 0.9

/** The stretches between gaps. */
const stretches = (values: Line['values']) => {
  const found: { at: number; value: number }[][] = [[]]
  values.forEach((value, at) => {
    if (value === undefined) found.push([])
    else found.at(-1)?.push({ at, value })
  })
  return found.filter((stretch) => stretch.length > 0)
}

/** How many steps the labels below take. The first and the last are inside the drawing, so their next one needs half as much again. */
const stepsFor = (xs: readonly string[]) =>
  Math.min(4, Math.floor(narrowest / (1.5 * letter * Math.max(...xs.map(({ length }) => length)) + 8)))

/** Lines over time, drawn on the server: at most three, which differ by stroke as well as colour. */
export function LineChart({ summary, xs, lines, format = inEuros, over }: LineChartProps) {
  const drawn = lines.filter(({ values }) => stretches(values).some((stretch) => stretch.length > 1))
  const values = drawn.flatMap((line) => line.values.filter((value) => value !== undefined))
  if (values.length === 0 || xs.length < 2) return null
  const marks = ticks(Math.min(...values), Math.max(...values))
  const [low = 0, high = 1] = [marks[0], marks.at(-1)]
  const xOf = (at: number) => (at / (xs.length - 1)) * 100
  const yOf = (value: number) => (1 - (value - low) / (high - low || 1)) * 100
  const every = Math.max(1, Math.ceil((xs.length - 1) / stepsFor(xs)))
  const labelled = xs
    .map((label, at) => ({ label, at }))
    .filter(({ at }) => at % every === 0 && at + every * room <= xs.length - 1)
  const pixels = (value: number) => top + (yOf(value) / 100) * plot
  return (
    <figure className={styles.figure}>
      <div className={styles.marks} aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark}>{withMinus(format(mark))}</span>
        ))}
      </div>
      <div className={styles.plot}>
        <svg
          className={styles.drawing}
          width="100%"
          height={top + plot + bottom}
          role="img"
          aria-label={summary}
        >
          {marks.map((mark) => (
            <line key={mark} className={styles.grid} x1="0" x2="100%" y1={pixels(mark)} y2={pixels(mark)} />
          ))}
          {labelled.map(({ label, at }) => (
            <text
              key={label}
              className={styles.mark}
              x={percentOfDrawing(xOf(at) / 100)}
              y={top + plot + bottom - 4}
              textAnchor={at === 0 ? 'start' : 'middle'}
            >
              {label}
            </text>
          ))}
          <text className={styles.mark} x="100%" y={top + plot + bottom - 4} textAnchor="end">
            {xs.at(-1)}
          </text>
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: a part of the drawing above, which has its words */}
          <svg
            x="0"
            y={top}
            width="100%"
            height={plot}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            overflow="visible"
          >
            {drawn.map((line, tone) =>
              stretches(line.values).map((stretch) => (
                <path
                  key={`${line.label}${stretch[0]?.at}`}
                  className={styles.line}
                  data-tone={tone}
                  vectorEffect="non-scaling-stroke"
                  d={(line.steps ? stairsOf : pathOf)(
                    stretch.map(({ at, value }) => ({ x: xOf(at), y: yOf(value) })),
                  )}
                />
              )),
            )}
          </svg>
        </svg>
        {over && <div className={styles.over}>{over(low, high)}</div>}
      </div>
      {drawn.length > 1 && (
        <figcaption className={styles.legend}>
          {drawn.map(({ label }, tone) => (
            <span key={label} data-tone={tone}>
              <svg width="28" height="10" aria-hidden="true" focusable="false">
                <path className={styles.line} data-tone={tone} d="M0 5L28 5" />
              </svg>
              {label}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  )
}
