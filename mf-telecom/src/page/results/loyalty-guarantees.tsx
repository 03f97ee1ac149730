import { FileText, icon } from 'shared-lib/kit/icons'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { andList } from 'shared-lib/rules/text/list-words'
import type { LoyaltyRules } from '../../data/parameters/loyalty-law'
import styles from './results.module.css'

const ListChecks = icon('M13 5h8M13 12h8M13 19h8M3 17l2 2 4-4M3 7l2 2 4-4')
const Gift = icon(
  'M12 7v14M20 11v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8M7.5 7a1 1 0 0 1 0-5A4.8 8 0 0 1 12 7a4.8 8 0 0 1 4.5-5 1 1 0 0 1 0 5M4 7h16a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-16a1 1 0 0 1-1-1v-2a1 1 0 0 1 1-1z',
)
const CalendarCheck = icon(
  'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM3 9h18M9 15l2 2 4-4',
)

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
