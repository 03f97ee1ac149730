import { percentText } from '../../../rules/figures/figure-text'
import { cents } from '../../../rules/money/cents'
import { formatBriefEuro } from '../../../rules/money/euro'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden'
import { branchPath, riverOf } from '../flow'
import { percentOfDrawing } from '../percent-of-drawing'
import styles from './stacked-bar.module.css'

interface Share {
  readonly label: string
  /** Integer cents, zero or more. */
  readonly cents: number
}

interface StackedBarProps {
  readonly caption: string
  readonly shares: readonly Share[]
  /** Draws a river that branches instead of a bar: for where money goes. */
  readonly river?: true
}

/** Share of the whole before this one. */
const startOf = (shares: readonly Share[], at: number) => sumOf(shares.slice(0, at)) / sumOf(shares)

const sumOf = (shares: readonly Share[]) => shares.reduce((sum, share) => sum + share.cents, 0)

/** Parts of an amount: one drawing to scale, and its table right below. At most six shares. */
export function StackedBar({ caption, shares, river }: StackedBarProps) {
  const shown = shares.filter((share) => share.cents > 0)
  const total = sumOf(shown)
  if (total === 0) return null
  return (
    <div className={styles.block}>
      {river ? <River caption={caption} shares={shown} /> : <Bar shares={shown} total={total} />}
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <tbody>
          {shown.map((share, at) => (
            <tr key={share.label}>
              <th scope="row">
                <span className={styles.key} data-tone={at} aria-hidden="true" />
                {share.label}
              </th>
              <td>{formatBriefEuro(cents(share.cents))}</td>
              <td>{percentText(share.cents / total, 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Bar = ({ shares, total }: { shares: readonly Share[]; total: number }) => (
  <svg className={styles.bar} width="100%" height="36" aria-hidden="true" focusable="false">
    {shares.map((share, at) => (
      <rect
        key={share.label}
        data-tone={at}
        x={percentOfDrawing(startOf(shares, at))}
        width={percentOfDrawing(share.cents / total)}
        height="36"
      />
    ))}
  </svg>
)

/** Longer names take two lines: a phone leaves them half of its width. */
const longest = 17

function linesOf(label: string): readonly string[] {
  if (label.length <= longest) return [label]
  const spaces = [...label.matchAll(/ /g)].map(({ index }) => index)
  const middle = spaces.toSorted(
    (one, two) => Math.abs(one - label.length / 2) - Math.abs(two - label.length / 2),
  )[0]
  return middle === undefined ? [label] : [label.slice(0, middle), label.slice(middle + 1)]
}

/** Widths are shares of the drawing, heights are px: the words keep their size in any column. */
function River({ caption, shares }: StackedBarProps) {
  const { height, branches } = riverOf(shares.map((share) => share.cents))
  return (
    <svg className={styles.river} width="100%" height={height} role="img" aria-label={caption}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a part of the drawing, which has its words */}
      <svg width="45%" height={height} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none">
        {branches.map((branch, at) => (
          <path key={shares[at]?.label} data-tone={at} d={branchPath(branch)} />
        ))}
      </svg>
      {branches.map(({ to: [top, foot] }, at) => (
        <rect key={shares[at]?.label} data-tone={at} x="45%" width="8" y={top} height={foot - top} />
      ))}
      {shares.map(({ label }, at) => {
        const [top, foot] = branches[at]?.to ?? [0, 0]
        const lines = linesOf(label)
        return (
          <text key={label} className={styles.name} y={(top + foot) / 2 + 5 - (lines.length - 1) * 9}>
            {lines.map((line, row) => (
              <tspan key={line} x="45%" dx="16" dy={row * 18}>
                {line}
              </tspan>
            ))}
          </text>
        )
      })}
    </svg>
  )
}
