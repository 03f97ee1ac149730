import styles from './spinner.module.css'

interface SpinnerProps {
  /** Diameter in px. */
  size?: number
  /** Thickness of the ring in px. */
  border?: number
  /** Name of the thing awaited; without it the spinner is decoration next to words with the same meaning. */
  label?: string
}

/** A turning ring. Sizes are SVG attributes because the site's policy refuses inline styles. */
export function Spinner({ size = 80, border = 7, label }: SpinnerProps) {
  const ring = { cx: size / 2, cy: size / 2, r: (size - border) / 2, strokeWidth: border }
  const meaning = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true as const }
  return (
    <span className={styles.spinner} {...meaning}>
      <svg className={styles.ring} width={size} height={size} aria-hidden="true">
        <circle {...ring} className={styles.track} />
        <circle {...ring} className={styles.arc} pathLength={100} />
      </svg>
    </span>
  )
}
