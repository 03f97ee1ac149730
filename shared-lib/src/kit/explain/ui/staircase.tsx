import { percentOfDrawing } from '../percent-of-drawing'
import styles from './staircase.module.css'

interface Stair {
  /** Below the step: short, e.g. `12,5`. */
  readonly label: string
  /** The tallest one fills the drawing; undefined where it is not known. */
  readonly height: number | undefined
  /** How far along this step, from 0 to 1. */
  readonly walked: number
}

interface StaircaseProps {
  /** The drawing in one sentence. The same data are in a table next to it. */
  readonly summary: string
  readonly stairs: readonly Stair[]
  /** Label of the visitor's place on the last step that was begun. */
  readonly who: string
}

/** Heights in px: of the steps, above them for the visitor's place, and below them for their labels. */
const [tallest, top, bottom] = [150, 34, 22]

/** Steps side by side, with the visitor's place. Widths are shares of the drawing: its words keep their size. */
export function Staircase({ summary, stairs, who }: StaircaseProps) {
  const most = Math.max(...stairs.map(({ height = 0 }) => height))
  const wide = 1 / stairs.length
  const base = top + tallest
  const highOf = ({ height = 0 }: Stair) => (most > 0 ? Math.round((height / most) * tallest) : 0)
  const at = Math.max(
    0,
    stairs.findLastIndex(({ walked }) => walked > 0),
  )
  const here = stairs[at]
  const place = (at + (here?.walked ?? 0)) * wide
  const x = percentOfDrawing(place)
  return (
    <svg className={styles.drawing} width="100%" height={base + bottom} role="img" aria-label={summary}>
      {stairs.map((stair, step) => {
        const high = highOf(stair)
        return (
          <g key={stair.label}>
            <rect
              x={percentOfDrawing(step * wide)}
              y={base - high}
              width={percentOfDrawing(wide)}
              height={high}
            />
            <rect
              className={styles.walked}
              x={percentOfDrawing(step * wide)}
              y={base - high}
              width={percentOfDrawing(wide * stair.walked)}
              height={high}
            />
            <text className={styles.label} x={percentOfDrawing((step + 0.5) * wide)} y={base + 16}>
              {stair.label}
            </text>
          </g>
        )
      })}
      {here && (
        <>
          <line x1={x} x2={x} y1={base - highOf(here) - 14} y2={base} />
          <text
            className={styles.who}
            x={x}
            y={base - highOf(here) - 20}
            textAnchor={place > 0.9 ? 'end' : place < 0.1 ? 'start' : 'middle'}
          >
            {who}
          </text>
        </>
      )}
    </svg>
  )
}
