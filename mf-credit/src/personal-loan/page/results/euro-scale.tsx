import { BarLegend, ScaleBar } from 'shared-lib/kit/results/ui/offer-bar'
import { VisuallyHidden } from 'shared-lib/kit/ui/visually-hidden/visually-hidden'
import { percentText } from 'shared-lib/rules/figures/figure-text'
import { type Cents, cents } from 'shared-lib/rules/money/cents'
import { formatColumnEuro, formatWholeEuro } from 'shared-lib/rules/money/euro'
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

interface FiguresProps {
  readonly marks: readonly ScaleMark[]
  readonly amount: Cents
  readonly caption: string
}

/** A loan's name and bar are above its figures: in one row, four figures would not fit a phone. */
const Figures = ({ marks, amount, caption }: FiguresProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
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
      {marks.map((mark) => (
        <tbody key={mark.key}>
          <tr>
            <th scope="rowgroup" colSpan={4}>
              {mark.name}
              <ScaleBar cents={mark.mtic} equalCents={amount} end={marks.at(-1)?.mtic ?? mark.mtic} />
            </th>
          </tr>
          <tr>
            <td>{mark.taeg === undefined ? 'sem TAEG' : percentText(mark.taeg, 1)}</td>
            <td>{formatColumnEuro(mark.instalment)}</td>
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

/** The same loan at each TAEG, cheapest first: amount, total and cost, to scale. */
export function EuroScale({ marks, amount, caption }: EuroScaleProps) {
  if (marks.length === 0) return null
  return (
    <div>
      <Figures
        marks={marks.toSorted((one, other) => one.mtic - other.mtic)}
        amount={amount}
        caption={caption}
      />
      <BarLegend
        lines={[
          ['equal', 'O que pedes, igual em todos', { cents: amount }],
          ['own', 'Juros e impostos'],
        ]}
      />
    </div>
  )
}
