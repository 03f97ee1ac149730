import { CalendarCheck, FileText, Gift, ListChecks } from 'shared-lib/kit/icons'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { andList } from 'shared-lib/rules/text/list-words'
import type { LoyaltyRules } from '../../data/parameters/loyalty-law'
import styles from './results.module.css'

/** `sem fidelização, com 6 e com 12 meses` */
const offeredText = (months: readonly number[]) =>
  andList(months.map((count) => (count === 0 ? 'sem fidelização' : `com ${count} meses`)))

/** Duties of every contract with a loyalty period to the customer who signs it. */
export function LoyaltyGuarantees({ rules }: { rules: LoyaltyRules }) {
  const { maxMonths, offeredMonths, noticeMonths } = rules
  return (
    <div className={layout.part}>
      <ul className={`${layout.bare} ${styles.guarantees}`}>
        <li>
          <Gift aria-hidden="true" />
          <span>
            <strong>No máximo {maxMonths} meses, e só em troca de algo.</strong> A fidelização precisa de uma
            vantagem para ti, com o valor escrito no contrato.
          </span>
        </li>
        <li>
          <ListChecks aria-hidden="true" />
          <span>
            <strong>Há sempre alternativa.</strong> A operadora tem de ter ofertas{' '}
            {offeredText(offeredMonths)}. Pede-as e compara.
          </span>
        </li>
        <li>
          <FileText aria-hidden="true" />
          <span>
            <strong>O resumo vem antes da assinatura.</strong> E a fatura diz quando acaba a fidelização e
            quanto custa sair.
          </span>
        </li>
        <li>
          <CalendarCheck aria-hidden="true" />
          <span>
            <strong>Depois do prazo, sais quando quiseres.</strong> O aviso prévio não passa de{' '}
            {noticeMonths === 1 ? 'um mês' : `${noticeMonths} meses`}.
          </span>
        </li>
      </ul>
    </div>
  )
}
