import type { ResultProps } from 'shared-lib/kit/calculator/calculator-view'
import { Part } from 'shared-lib/kit/explain/ui/part'
import { type Side, Versus } from 'shared-lib/kit/explain/ui/versus'
import { WhyList } from 'shared-lib/kit/explain/ui/why'
import { Money } from 'shared-lib/kit/ui/money/money'
import type { WagesAnswer } from '../../../calculators/wages.calculator'
import { BreakEven } from './break-even'
import { CompanyCost } from './company-cost'
import { DifferenceTable } from './difference-table'
import { known, offerNames, type Which } from './offers'

/** Both offers next to each other, where the difference comes from, what would bring them level, and why. */
export function WagesResult(props: ResultProps<WagesAnswer>) {
  const { result } = props
  const { notes, figures } = result
  return (
    <>
      <Part
        open
        title="Lado a lado"
        sentence="O que fica num ano, com os benefícios pelo valor que lhes deste."
      >
        <Versus sides={[side('first', result), side('second', result)]} />
      </Part>
      <DifferenceTable {...result} />
      <BreakEven {...props} />
      <CompanyCost {...result} />
      <Part title="As contas" sentence="Abre cada valor para ver a fórmula, a lei e a tabela.">
        <WhyList figures={figures} />
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </Part>
    </>
  )
}

const contracts = {
  permanent: 'sem termo',
  fixed_term: 'a termo',
  self_employed: 'recibos verdes',
} as const

function side(which: Which, { [which]: offer, better }: WagesAnswer): Side {
  const { valueYear, month, year, benefitsYear, companyCostYear, contract } = offer
  return {
    title: offerNames[which],
    value: valueYear === undefined ? 'desconhecido' : <Money cents={valueYear} />,
    best: better === which ? 'Vale mais' : undefined,
    lines: [
      { label: 'Contrato', value: contracts[contract] },
      { label: 'Líquido num mês comum', value: known(month.net) },
      { label: 'Líquido num ano', value: known(year.net) },
      ...(benefitsYear > 0 ? [{ label: 'Benefícios num ano', value: known(benefitsYear) }] : []),
      { label: 'Custo para a empresa', value: known(companyCostYear) },
    ],
  }
}
