import type { ResultProps } from 'shared-lib/kit/calculator/calculator-view'
import { ChangeList } from 'shared-lib/kit/calculator/ui/change-list'
import { KeyFigures } from 'shared-lib/kit/explain/ui/key-figures'
import { Part } from 'shared-lib/kit/explain/ui/part'
import { WhyList } from 'shared-lib/kit/explain/ui/why'
import { figureIn } from 'shared-lib/rules/figures/figure-text'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { formatNumber } from 'shared-lib/rules/money/format-number'
import { percentOf } from 'shared-lib/rules/money/rate'
import type { HomeLoanTransferAnswer } from '../../../calculators/home-loan-transfer.result'
import { monthsInWords, textsOf } from '../home-loan/words'
import { ProposalLink } from '../leads/proposal-link'
import { UnknownFigures } from '../unknown-figures'
import { Accumulated } from './accumulated'

/** Every cost on its own line, then what is not known of them. */
function Costs({ figures, totalCosts, unknown }: HomeLoanTransferAnswer) {
  const found = totalCosts === undefined ? undefined : figures.find(({ id }) => id === 'total-costs')
  return (
    <>
      {found && (
        <Part
          title="Quanto custa mudar"
          sentence="O que fica a zero é o que não indicaste: confirma com o banco novo."
        >
          <WhyList figures={[...(found.parts ?? []), { ...found, parts: [] }]} />
        </Part>
      )}
      <UnknownFigures reasons={unknown} />
    </>
  )
}

/** Both instalments, when it has paid for itself, each cost, and how the saving grows. */
export function HomeLoanTransferResult(props: ResultProps<HomeLoanTransferAnswer>) {
  const { result } = props
  return (
    <>
      <KeyFigures figures={keyFigures(result)} />
      <Costs {...result} />
      <Accumulated {...result} />
      <WhatIf {...props} />
      <Part title="As contas" sentence="Abre cada valor para ver a fórmula e a lei.">
        <WhyList figures={result.figures.filter(({ id }) => explained(id, result))} />
      </Part>
      <ProposalLink
        calculator="home-loan-transfer"
        known={textsOf({ currentTan: percentOf(result.currentRate, 3) })}
        {...props}
      />
    </>
  )
}

/** Costs have their own part; a transfer that never pays for itself has an explanation, and is no unknown figure. */
const explained = (id: string, { totalCosts, breakEvenMonth }: HomeLoanTransferAnswer) =>
  id === 'break-even-month' ? breakEvenMonth !== undefined : id !== 'total-costs' || totalCosts === undefined

/** When it has paid for itself; what costs nothing and saves from the first month has from the start. */
function paid({ totalSaving, totalCosts, breakEvenMonth }: HomeLoanTransferAnswer) {
  if (totalCosts === 0 && breakEvenMonth === 1) return { label: 'Poupas', value: 'Desde o início' }
  const label = 'Recuperas o custo em'
  if (totalSaving === undefined) return { label, value: 'Sem dados' }
  return { label, value: breakEvenMonth === undefined ? 'Nunca' : monthsInWords(breakEvenMonth) }
}

function keyFigures(result: HomeLoanTransferAnswer) {
  const { currentInstalment, newInstalment, newLaterInstalment, totalCosts } = result
  const why = figureIn(result.figures)
  return [
    { ...paid(result), main: true as const, why: why('break-even-month') },
    {
      label: 'Custos da mudança',
      value: totalCosts === undefined ? 'Sem dados' : formatBriefEuro(totalCosts),
      main: true as const,
    },
    {
      label: 'Prestação de agora',
      value: formatBriefEuro(currentInstalment),
      why: why('current-instalment'),
    },
    {
      label: newLaterInstalment === undefined ? 'Prestação nova' : 'Prestação nova, no período fixo',
      value: formatBriefEuro(newInstalment),
      why: why('new-instalment'),
    },
    ...(newLaterInstalment === undefined
      ? []
      : [{ label: 'Prestação depois do período fixo', value: formatBriefEuro(newLaterInstalment) }]),
  ]
}

type Change = HomeLoanTransferAnswer['changes'][number]

function nameOf({ id, inputs }: Change): string {
  switch (id) {
    case 'same-lender':
      return 'Se o teu banco igualar a proposta, sem custos'
    case 'no-fees':
      return 'Se o banco novo pagar as comissões e os registos'
    case 'lower-spread':
      return `Com um spread de ${formatNumber(inputs.spread ?? 0)}\u00a0%`
    case 'same-months':
      return `Em ${monthsInWords(inputs.newMonths ?? 0)}, o que te falta agora`
  }
}

/** Other changes to ask a lender for. */
function WhatIf({ result: { changes }, hrefWith, onChange }: ResultProps<HomeLoanTransferAnswer>) {
  if (changes.length === 0) return null
  return (
    <Part
      title="E se…?"
      sentence="Quanto muda a poupança até ao fim. São pedidos que podes fazer aos bancos."
    >
      <ChangeList
        of="saved"
        hrefWith={hrefWith}
        onChange={onChange}
        changes={changes.map((change) => ({
          key: change.id,
          label: nameOf(change),
          inputs: textsOf(change.inputs),
          difference: change.savingDifference,
        }))}
      />
    </Part>
  )
}
