import { percentText } from 'shared-lib/explain/figure-text'
import { type Cents, cents } from 'shared-lib/money/cents'
import { formatEuro, formatWholeEuro } from 'shared-lib/money/euro'
import layout from 'shared-lib/styles/layout.module.css'
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden/visually-hidden'
import styles from './results.module.css'

/** A loan on the scale: of the law, of the market, or a proposal. */
export interface ScaleMark {
  readonly key: string
  readonly name: string
  /** Fraction; missing where there is none. */
  readonly taeg: number | undefined
  readonly instalment: Cents
  readonly mtic: Cents
}

const letters = 'ABCDEFGHIJ'
/** Room on both sides of the outermost marks, and what keeps two letters apart, as shares of the drawing. */
const [edge, near] = [0.06, 0.07]

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** Places from left to right; a letter too near the one before stands a step higher. */
function placed(marks: readonly ScaleMark[]) {
  const mtics = marks.map(({ mtic }) => mtic)
  const [least, most] = [Math.min(...mtics), Math.max(...mtics)]
  let step = 0
  let before = -1
  return marks.map((mark, at) => {
    const share = most === least ? 0.5 : edge + ((mark.mtic - least) / (most - least)) * (1 - 2 * edge)
    step = before >= 0 && share - before < near ? step + 1 : 0
    before = share
    return { mark, share, step, letter: letters[at] ?? '' }
  })
}

/** The marks to scale by all that is paid, cheapest first; the table below says the same. */
function Drawing({ marks }: { marks: ReturnType<typeof placed> }) {
  const highest = Math.max(...marks.map(({ step }) => step))
  const line = 24 + highest * 18
  const [first, last] = [marks[0], marks.at(-1)]
  return (
    <svg className={styles.scale} width="100%" height={line + 14} aria-hidden="true" focusable="false">
      <line className={styles.axis} x1="0" x2="100%" y1={line} y2={line} />
      {first && last && (
        <line
          className={styles.span}
          x1={percent(first.share)}
          x2={percent(last.share)}
          y1={line}
          y2={line}
        />
      )}
      {marks.map(({ mark, share, step, letter }) => (
        <g key={mark.key} data-own={mark.key.startsWith('own') ? '' : undefined}>
          <line
            className={styles.tick}
            x1={percent(share)}
            x2={percent(share)}
            y1={line - 6 - step * 18}
            y2={line + 6}
          />
          <text x={percent(share)} y={line - 10 - step * 18} textAnchor="middle">
            {letter}
          </text>
        </g>
      ))}
    </svg>
  )
}

interface FiguresProps {
  readonly rows: ReturnType<typeof placed>
  readonly amount: Cents
  readonly caption: string
}

/** A loan's name stands above its figures: beside them, four figures would not fit a phone. */
const Figures = ({ rows, amount, caption }: FiguresProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what may scroll must be reachable by keyboard
  <section className={styles.figures} aria-label={caption} tabIndex={0}>
    <table>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">TAEG</th>
          <th scope="col">Por mês</th>
          <th scope="col">Juros e impostos</th>
          <th scope="col">Total (MTIC)</th>
        </tr>
      </thead>
      {rows.map(({ mark, letter }) => (
        <tbody key={mark.key}>
          <tr>
            <th scope="rowgroup" colSpan={4}>
              {rows.length > 1 && <span className={styles.letter}>{letter}</span>} {mark.name}
            </th>
          </tr>
          <tr>
            <td>{mark.taeg === undefined ? 'sem TAEG' : percentText(mark.taeg, 1)}</td>
            <td>{formatEuro(mark.instalment)}</td>
            <td>{formatWholeEuro(cents(mark.mtic - amount))}</td>
            <td>{formatWholeEuro(mark.mtic)}</td>
          </tr>
        </tbody>
      ))}
    </table>
  </section>
)

interface EuroScaleProps {
  readonly marks: readonly ScaleMark[]
  /** Lent. */
  readonly amount: Cents
  /** Of the table; no other of the page has it. */
  readonly caption: string
}

/** What the same loan comes to at each TAEG: a drawing and its table. */
export function EuroScale({ marks, amount, caption }: EuroScaleProps) {
  if (marks.length === 0) return null
  const rows = placed(marks.toSorted((one, other) => one.mtic - other.mtic))
  return (
    <div className={layout.stack}>
      {rows.length > 1 && <Drawing marks={rows} />}
      <Figures rows={rows} amount={amount} caption={caption} />
    </div>
  )
}
