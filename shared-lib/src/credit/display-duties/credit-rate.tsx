import { formatRatio } from '../../explain/format-ratio'
import styles from './credit-rate.module.css'
import {
  aboveCeilingWords,
  creditWarning,
  exampleWords,
  isAboveCeiling,
  type ShownRate,
  taegText,
} from './display-duties'

interface CreditRateProps extends ShownRate {
  /** Beside a figure in the largest size, the TAEG takes it too. */
  readonly size?: 'hero'
}

/** A rate of a credit with all that has to stand beside it: TAEG first and largest, TAN, example, and the ceiling. */
export function CreditRate({ size, ...rate }: CreditRateProps) {
  const { taeg, tan, tanKind, example, ceiling } = rate
  return (
    <div className={styles.rate} data-credit-rate={taeg === undefined ? '' : taeg * 100} data-size={size}>
      <p className={styles.taeg} data-taeg="">
        {taeg === undefined ? 'TAEG desconhecida' : `TAEG ${taegText(taeg)}`}
      </p>
      <p className={styles.tan}>
        {tan === undefined ? 'TAN não indicada' : `TAN ${tanKind ? `${tanKind} ` : ''}${formatRatio(tan)}`}
      </p>
      <p className={styles.example} data-example="">
        {exampleWords(example)}
      </p>
      {isAboveCeiling(rate) && ceiling !== undefined && (
        <p className={styles.above} data-above-ceiling="">
          {aboveCeilingWords(ceiling)}
        </p>
      )}
    </div>
  )
}

/** Once on every screen that shows a credit's rate or cost. */
export const CreditWarning = () => (
  <p className={styles.warning} data-credit-warning="">
    {creditWarning}
  </p>
)
