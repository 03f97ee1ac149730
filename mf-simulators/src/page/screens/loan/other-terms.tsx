import type { ResultProps } from 'shared-lib/kit/calculator/calculator-view'
import { inPlace } from 'shared-lib/kit/events/plain-click'
import { moneyColumn, percentColumn } from 'shared-lib/kit/explain/columns'
import { DataTable } from 'shared-lib/kit/explain/ui/data-table'
import { Part } from 'shared-lib/kit/explain/ui/part'
import { withoutWords } from 'shared-lib/rules/credit/left-out'
import type { LoanResult } from 'shared-lib/rules/credit/loan/loan-outcome'
import { figureText } from 'shared-lib/rules/figures/figure-text'
import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'

type Row = LoanResult['otherTerms'][number]

/** Saving of the shortest of the terms against the own one. */
function sentence({ otherTerms, mtic, schedule, instalment }: LoanResult): string {
  const shortest = otherTerms[0]
  if (!shortest || shortest.mtic === undefined || mtic === undefined || shortest.months >= schedule.length)
    return 'Mais tempo baixa a prestação e encarece o crédito.'
  const [more, spared] = [cents(shortest.instalment - instalment), cents(mtic - shortest.mtic)]
  return `Em ${figureText(shortest.months, 'months')} pagas mais ${formatBriefEuro(more)} por mês e poupas ${formatBriefEuro(spared)} ao todo.`
}

/** The same loan over other months; each is an address. */
export function OtherTerms({ result, hrefWith, onChange }: ResultProps<LoanResult>) {
  const own = result.schedule.length
  const without = withoutWords(result.leftOut)
  if (result.otherTerms.length < 2) return null
  return (
    <Part title="E se o prazo fosse outro?" sentence={sentence(result)}>
      <DataTable
        caption="O mesmo crédito noutros prazos"
        file="credito-noutros-prazos"
        why="Cada linha é o mesmo crédito calculado de novo nesse prazo, com os mesmos impostos, comissões e seguro. DL 133/2009."
        rows={result.otherTerms}
        keyOf={({ months }) => months}
        columns={[
          {
            title: 'Prazo',
            words: true,
            csv: ({ months }) => figureText(months, 'months'),
            cell: ({ months }) => {
              const label = figureText(months, 'months')
              const inputs = { wantToBorrowTime: String(months) }
              return months === own ? (
                <strong>{label}</strong>
              ) : (
                <a href={hrefWith(inputs) ?? '#'} onClick={inPlace(() => onChange(inputs))}>
                  {label}
                </a>
              )
            },
          },
          percentColumn<Row>(`TAEG${without}`, ({ taeg }) => taeg, 1),
          moneyColumn<Row>('Prestação', ({ instalment }) => instalment),
          moneyColumn<Row>(`Total (MTIC)${without}`, ({ mtic }) => mtic),
        ]}
      />
    </Part>
  )
}
