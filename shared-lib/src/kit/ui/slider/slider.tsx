import styles from './slider.module.css'

interface Track {
  readonly min: number
  readonly max: number
  readonly step: number
}

interface SliderProps extends Track {
  /** The name of the number field that it belongs to. */
  readonly label: string
  /** Value of that field: it may be outside the track or between two steps, and none while nothing was typed. */
  readonly value: number | undefined
  /** A value with its unit, e.g. `1.500 €`: read aloud, and written at both ends. */
  readonly words: (value: number) => string
  onChange(value: number): void
}

/** The nearest place on the track. Browsers keep no other, and what they mend would look like a visitor's change. */
function placeOf({ min, max, step }: Track, value: number) {
  const within = Math.min(max, Math.max(min, value))
  const steps = Math.min(Math.round((within - min) / step), Math.floor((max - min) / step))
  return Number((min + steps * step).toFixed(6))
}

/**
 * Moves the number of the field above it, by finger, mouse or arrow keys. It has no name in the form: the field is
 * sent, which stays as it is without script, where nothing is drawn here.
 */
export const Slider = ({ label, value, words, onChange, ...track }: SliderProps) => (
  <div className={styles.slider} data-empty={value === undefined ? '' : undefined}>
    <span aria-hidden="true">{words(track.min)}</span>
    <input
      type="range"
      {...track}
      value={placeOf(track, value ?? (track.min + track.max) / 2)}
      aria-label={label}
      aria-valuetext={value === undefined ? 'sem valor' : words(value)}
      onChange={(event) => onChange(Number(event.target.value))}
    />
    <span aria-hidden="true">{words(track.max)}</span>
  </div>
)
