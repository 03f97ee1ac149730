import { inPlace } from 'shared-lib/kit/events/plain-click'
import { Gauge } from 'shared-lib/kit/explain/ui/gauge'
import { Part } from 'shared-lib/kit/explain/ui/part'
import { Picture } from 'shared-lib/kit/explain/ui/picture'
import { WhyList } from 'shared-lib/kit/explain/ui/why'
import { CircleAlert, CircleCheck, CircleQuestionMark } from 'shared-lib/kit/icons'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { type Check, type CheckState, checksOf } from './checks'
import type { HomeLoanProps } from './home-loan-result'
import styles from './limits.module.css'

const marks = {
  within: { Icon: CircleCheck, words: 'dentro do limite' },
  beyond: { Icon: CircleAlert, words: 'acima do limite' },
  unknown: { Icon: CircleQuestionMark, words: 'falta um valor' },
} as const satisfies Record<CheckState, unknown>

const Line = ({ name, state, compared, sentence }: Check) => {
  const { Icon, words } = marks[state]
  return (
    <li data-state={state}>
      <Icon className={styles.icon} size={22} aria-hidden="true" />
      <p>
        <strong>
          {name}: <span className={styles.state}>{words}</span>
          {compared !== undefined && ` (${compared})`}
        </strong>
        <span>{sentence}</span>
      </p>
    </li>
  )
}

/** Each limit that lenders follow: within it or not, with the rule; then what could be borrowed. */
export function Limits({ result, texts, hrefWith, onChange, pick }: HomeLoanProps) {
  const { maxLoan, isLargest, effortRate, effortLimit } = result
  const largest = { wantToBorrow: '', borrowingPercentage: '' }
  const figures = pick('loan-to-value', 'max-loan-by-value', 'effort-rate', 'max-loan-by-income', 'max-years')
  return (
    <Part
      title="Os limites dos bancos"
      sentence="São os que o Banco de Portugal recomenda aos bancos. Cada banco decide se te empresta."
    >
      {effortRate !== undefined && effortLimit !== undefined && (
        <Picture file="taxa-de-esforco">
          <Gauge label="Taxa de esforço" share={effortRate} limit={effortLimit} />
        </Picture>
      )}
      <ul className={styles.checks}>
        {checksOf(result, { income: Boolean(texts.netMonthlyIncome), age: Boolean(texts.age) }).map(
          (check) => (
            <Line key={check.name} {...check} />
          ),
        )}
      </ul>
      {maxLoan !== undefined && !isLargest && (
        <p>
          Com estes dados podes pedir até <strong>{formatBriefEuro(maxLoan)}</strong>.{' '}
          {texts.netMonthlyIncome && (
            <a href={hrefWith(largest) ?? '#'} onClick={inPlace(() => onChange(largest))}>
              Fazer as contas com esse montante
            </a>
          )}
        </p>
      )}
      {figures.length > 0 && <WhyList figures={figures} />}
    </Part>
  )
}
