import type { ResultProps } from 'shared-lib/kit/calculator/calculator-view'
import { Part } from 'shared-lib/kit/explain/ui/part'
import { Picture } from 'shared-lib/kit/explain/ui/picture'
import { StackedBar } from 'shared-lib/kit/explain/ui/stacked-bar'
import { WhyList } from 'shared-lib/kit/explain/ui/why'
import type { NetSalaryResult as Result } from '../../../calculators/net-salary.result'
import { ProposalLink } from '../leads/proposal-link'
import { UnknownFigures } from '../unknown-figures'
import { AmountsTable } from './amounts-table'
import { Ribbon } from './ribbon'
import { WhatIf } from './what-if'

/** Where each euro goes, every amount by period, what would change, and why. */
export function NetSalaryResult(props: ResultProps<Result>) {
  const { result } = props
  return (
    <>
      {result.month.net !== undefined && <UnknownFigures reasons={result.unknown} />}
      <Composition {...result} />
      <Part title="Tudo, por ano, mês e hora">
        <AmountsTable result={result} />
      </Part>
      <WhatIf {...props} />
      <Ribbon {...props} />
      <Part title="As contas" sentence="Abre cada valor para ver a fórmula, a lei e a tabela.">
        <WhyList figures={result.figures} />
        {result.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </Part>
      {result.month.net !== undefined && <ProposalLink calculator="net-salary" {...props} />}
    </>
  )
}

function Composition({ month }: Result) {
  const { net, withholding, socialSecurity, companySocialSecurity, companyCost } = month
  if ([net, withholding, socialSecurity].some((one) => one === undefined)) return null
  const paid = companySocialSecurity !== undefined && companySocialSecurity > 0 && companyCost !== undefined
  return (
    <Part
      open
      title={paid ? 'Para onde vai o que a empresa paga' : 'Para onde vai o que te pagam'}
      sentence="Num mês comum, sem subsídios de férias e de Natal."
    >
      <Picture file="salario-para-onde-vai">
        <StackedBar
          river
          caption={
            paid
              ? 'Do que a empresa paga num mês até ao que recebes'
              : 'Do que te pagam num mês até ao que recebes'
          }
          shares={[
            { label: 'Recebes', cents: net ?? 0 },
            { label: 'IRS', cents: withholding ?? 0 },
            { label: 'A tua Segurança Social', cents: socialSecurity ?? 0 },
            ...(paid ? [{ label: 'Segurança Social da empresa', cents: companySocialSecurity }] : []),
          ]}
        />
      </Picture>
    </Part>
  )
}
