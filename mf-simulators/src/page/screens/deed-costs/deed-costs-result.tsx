import type { ResultProps } from 'shared-lib/kit/calculator/calculator-view'
import { Part } from 'shared-lib/kit/explain/ui/part'
import { Picture } from 'shared-lib/kit/explain/ui/picture'
import { StackedBar } from 'shared-lib/kit/explain/ui/stacked-bar'
import { WhyList } from 'shared-lib/kit/explain/ui/why'
import { Notice } from 'shared-lib/kit/ui/notice/notice'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import type { DeedCostsAnswer } from '../../../calculators/deed-answer'
import { ProposalLink } from '../leads/proposal-link'
import { BuyersTable } from './buyers-table'
import { CostChanges } from './cost-changes'
import styles from './deed-costs-result.module.css'
import { amountText, type DeedCosts } from './deed-text'

/** The bill by parts, what is not certain about it, what each buyer pays, what would change, and why. */
export function DeedCostsResult({ result, ...screen }: ResultProps<DeedCosts>) {
  if (result.kind === 'unknown') return null
  const { buyers, changes, figures, notes, refundIfResident: refund, youngBenefit } = result
  return (
    <>
      {notes.map((note) => (
        <Notice key={note} tone="info">
          {note}
        </Notice>
      ))}
      {youngBenefit && youngBenefit.high > 0 && (
        <Notice tone="good" title={`Poupas ${amountText(youngBenefit)} com o regime dos jovens`}>
          {youngBenefit.terms}
        </Notice>
      )}
      {refund !== undefined && refund > 0 && (
        <Notice tone="good" title={`Podes recuperar ${formatBriefEuro(refund)} de IMT`}>
          Quem não é residente recupera esta parte se passar a residir em Portugal dentro de dois anos, ou se
          arrendar a casa com renda moderada.
        </Notice>
      )}
      <Bill {...result} />
      <Doubts {...result} />
      {buyers.length > 1 && <BuyersTable buyers={buyers} />}
      <CostChanges {...screen} changes={changes} />
      <Part title="As contas" sentence="Abre cada valor para ver a fórmula, a lei e a tabela.">
        <WhyList figures={figures} />
      </Part>
      <ProposalLink calculator="deed-costs" {...screen} />
    </>
  )
}

const Bill = ({ costs }: DeedCostsAnswer) => (
  <Part open title="O que vais pagar">
    <Picture file="custos-de-escritura">
      <StackedBar
        caption="Partes dos custos de escritura"
        shares={costs.flatMap(({ label, low, amount }) =>
          low === undefined
            ? []
            : [{ label: amount === undefined ? `${label}, pelo menos` : label, cents: low }],
        )}
      />
    </Picture>
  </Part>
)

/** Costs between two amounts, and those without one. */
function Doubts({ costs }: DeedCostsAnswer) {
  const doubtful = costs.filter(({ amount }) => amount === undefined)
  if (doubtful.length === 0) return null
  return (
    <Notice tone="warn" title="Valores que podem mudar">
      <ul className={styles.doubts}>
        {doubtful.map(({ id, label, low, high, why, unknown }) => (
          <li key={id}>
            <strong>
              {label}
              {low !== undefined && high !== undefined && `: ${amountText({ low, high })}`}
            </strong>
            . {unknown ?? why}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
