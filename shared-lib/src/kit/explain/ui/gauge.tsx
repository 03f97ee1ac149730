import { percentText } from '../../../rules/figures/figure-text'
import styles from './gauge.module.css'

interface GaugeProps {
  /** Measured quantity, e.g. `Taxa de esforço`. */
  readonly label: string
  /** Fractions: 0.32 is 32 %. The needle ends at the whole; a larger share is written in words. */
  readonly share: number
  readonly limit: number
}

/** Of the half circle, in a drawing 240 wide. */
const [centre, radius] = [{ x: 120, y: 116 }, 92]

const at = (share: number, distance = radius) => {
  const angle = Math.PI * (1 - Math.min(1, Math.max(0, share)))
  return { x: centre.x + distance * Math.cos(angle), y: centre.y - distance * Math.sin(angle) }
}
const point = ({ x, y }: ReturnType<typeof at>) => `${x.toFixed(1)} ${y.toFixed(1)}`
const arc = (from: number, to: number) => `M${point(at(from))}A${radius} ${radius} 0 0 1 ${point(at(to))}`

/** A share on a half circle with its limit: how far there still is. The same words are next to it as text. */
export function Gauge({ label, share, limit }: GaugeProps) {
  const words = at(limit, radius + 20)
  return (
    <svg
      className={styles.gauge}
      viewBox="0 -14 240 150"
      role="img"
      aria-label={`${label}: ${percentText(share, 1)}, máximo ${percentText(limit, 0)}`}
    >
      <path className={styles.track} d={arc(0, 1)} />
      <path className={styles.share} data-beyond={share > limit ? '' : undefined} d={arc(0, share)} />
      <path
        className={styles.limit}
        d={`M${point(at(limit, radius - 14))}L${point(at(limit, radius + 12))}`}
      />
      <text className={styles.value} x={centre.x} y={centre.y - 14}>
        {percentText(share, 1)}
      </text>
      <text className={styles.mark} x={words.x} y={words.y} textAnchor={limit > 0.5 ? 'start' : 'middle'}>
        {`máx. ${percentText(limit, 0)}`}
      </text>
    </svg>
  )
}
