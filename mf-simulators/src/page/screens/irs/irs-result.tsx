import type { ResultProps } from 'shared-lib/kit/calculator/calculator-view'
import { Part } from 'shared-lib/kit/explain/ui/part'
import { WhyList } from 'shared-lib/kit/explain/ui/why'
import { Details } from 'shared-lib/kit/ui/details/details'
import { Notice } from 'shared-lib/kit/ui/notice/notice'
import type { Figure } from 'shared-lib/rules/figures/figure'
import type { IrsOutcome } from '../../../calculators/irs.calculator'
import { ProposalLink } from '../leads/proposal-link'
import { Comparison } from './comparison'
import { Credits } from './credits'
import { type Result, returnNames } from './irs-returns'
import { ReturnsTable } from './returns-table'
import { TaxParts } from './tax-parts'
import { TaxStairs } from './tax-stairs'
import { WhatIf } from './what-if'

/** Which way to file, where the tax goes, each return, each credit with its limit, what would change, and why. */
export function IrsResult({ result, ...props }: ResultProps<IrsOutcome>) {
  if (result.kind === 'unknown') return null
  return (
    <>
      {result.needs && (
        <Notice tone="info" title="Falta a parte do município">
          <p>
            Abre «Outro ano ou outra parte do município» no formulário e escreve a percentagem do IRS que fica
            para o teu concelho. Até lá, dizemos entre que valores fica o resultado.
          </p>
        </Notice>
      )}
      <Comparison {...result} />
      <TaxParts {...result} />
      <TaxStairs {...result} />
      <ReturnsTable {...result} />
      <Credits {...result} />
      <WhatIf {...props} result={result} />
      <Accounts {...result} />
      <p>Não contamos mais-valias nem guarda partilhada. O acerto final é o das Finanças.</p>
      <ProposalLink calculator="irs" {...props} />
    </>
  )
}

/** A balance below zero is named a refund, which has no sign. */
const withoutSign = (figures: readonly Figure[]) =>
  figures.map((figure) =>
    figure.id === 'balance' ? { ...figure, value: figure.value && Math.abs(figure.value) } : figure,
  )

/** Every figure with its reason; of a couple, one return at a time. */
const Accounts = ({ declarations, comparison, notes }: Result) => (
  <Part title="As contas">
    {comparison && <WhyList figures={[comparison.figure]} />}
    {declarations.length === 1
      ? declarations.map(({ kind, figures }) => <WhyList key={kind} figures={withoutSign(figures)} />)
      : declarations.map(({ kind, figures }) => (
          <Details key={kind} summary={returnNames[kind]}>
            <WhyList figures={withoutSign(figures)} />
          </Details>
        ))}
    {notes.map(({ id, text }) => (
      <p key={id}>{text}</p>
    ))}
  </Part>
)
