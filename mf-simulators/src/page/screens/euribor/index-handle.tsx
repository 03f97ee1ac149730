import { percentOfDrawing } from 'shared-lib/kit/explain/percent-of-drawing'
import { NeedsScript } from 'shared-lib/kit/explain/ui/needs-script'
import { formatNumber } from 'shared-lib/rules/money/format-number'
import styles from './index-handle.module.css'

interface IndexHandleProps {
  /** Percent: at the foot of the drawing that it lies over, and at its top. */
  readonly low: number
  readonly high: number
  /** Percent. */
  readonly value: number
  /** Read aloud: the index and the instalment that it makes. */
  readonly words: string
  onMove(value: number): void
}

const step = 0.05
const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** A line across the chart at one index, with a ball that is dragged up and down, or moved by arrow keys. */
export function IndexHandle({ low, high, value, words, onMove }: IndexHandleProps) {
  const place = within(value, low, high)
  const y = percentOfDrawing(1 - (place - low) / (high - low))
  return (
    <div className={styles.handle}>
      <NeedsScript>
        <input
          type="range"
          min={low}
          max={high}
          step={step}
          value={Number((Math.round(place / step) * step).toFixed(2))}
          aria-label="Outra Euribor"
          aria-orientation="vertical"
          aria-valuetext={words}
          onChange={({ target }) => onMove(Number(target.value))}
        />
      </NeedsScript>
      <svg width="100%" height="100%" aria-hidden="true" focusable="false">
        <line x1="0" x2="100%" y1={y} y2={y} />
        <text x="0" y={y} dy="-6">
          {formatNumber(value, 2)}&nbsp;%
        </text>
        <circle cx="100%" cy={y} r="11" />
      </svg>
    </div>
  )
}
