import {
  aboveCeilingWords,
  creditWarning,
  exampleWords,
  isAboveCeiling,
  type ShownRate,
  taegText,
} from '../../../rules/credit/display-duties/display-duties'
import type { Cents } from '../../../rules/money/cents'
import { formatBriefEuro } from '../../../rules/money/euro'
import { formatRatio } from '../../../rules/money/format-ratio'
import styles from './credit-rate.module.css'

interface CreditRateProps extends ShownRate {
  /** The first instalment: that of the example, where all are alike. */
  readonly perMonth?: Cents | undefined
}

/** A rate of a credit with what the law wants near it: TAEG and instalment on one line in one size, TAN, example, ceiling. */
export function CreditRate({ perMonth, ...rate }: CreditRateProps) {
  const { taeg, tan, tanKind, example, ceiling } = rate
  const instalment = perMonth ?? example.instalment
  return (
    <div className={styles.rate} data-credit-rate={taeg === undefined ? '' : taeg * 100}>
      <p className={styles.taeg} data-taeg="">
        {taeg === undefined ? 'TAEG desconhecida' : `TAEG ${taegText(taeg)}`}
      </p>
      {instalment !== undefined && <p className={styles.taeg}>{formatBriefEuro(instalment)}/mês</p>}
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
