import type { ResultProps } from 'shared-lib/kit/calculator/calculator-view'
import { Part } from 'shared-lib/kit/explain/ui/part'
import { Picture } from 'shared-lib/kit/explain/ui/picture'
import { StackedBar } from 'shared-lib/kit/explain/ui/stacked-bar'
import { WhyList } from 'shared-lib/kit/explain/ui/why'
import type { LoanResult as Result } from 'shared-lib/rules/credit/loan/loan-outcome'
import { ProposalLink } from '../leads/proposal-link'
import { Amortisation } from './amortisation'
import { Early } from './early'
import { LoanCost } from './loan-cost'
import { LoanEffort } from './loan-effort'
import { LoanNotices } from './loan-notices'
import { MovedRate } from './moved-rate'
import { OtherTerms } from './other-terms'

/** The loan's cost and its parts, the law on it, what would change it, and why. */
export function LoanResult(props: ResultProps<Result>) {
  const { result } = props
  return (
    <>
      <LoanNotices {...result} />
      <LoanCost {...result} />
      <Composition {...result} />
      <OtherTerms {...props} />
      <MovedRate {...props} />
      <LoanEffort {...result} />
      <Early {...result} />
      <Amortisation {...result} />
      <Part title="As contas" sentence="Abre cada valor para ver a fórmula e a lei.">
        <WhyList figures={result.figures} />
      </Part>
      <ProposalLink calculator="loan" {...props} />
    </>
  )
}

/** Everything that is paid, by what it pays. */
const Composition = ({ mtic, amount, totalInterest, taxes, fees, requiredInsurance }: Result) =>
  mtic !== undefined && (
    <Part title="Para onde vai o que pagas">
      <Picture file="credito-pessoal-o-que-pagas">
        <StackedBar
          caption="Partes do total que pagas"
          shares={[
            { label: 'O que pediste', cents: amount },
            { label: 'Juros', cents: totalInterest },
            { label: 'Imposto do selo', cents: taxes ?? 0 },
            { label: 'Comissões', cents: fees },
            { label: 'Seguro obrigatório', cents: requiredInsurance },
          ]}
        />
      </Picture>
    </Part>
  )
