import { DataTable } from 'shared-lib/kit/explain/ui/data-table'
import { Part } from 'shared-lib/kit/explain/ui/part'
import { Picture } from 'shared-lib/kit/explain/ui/picture'
import { Staircase } from 'shared-lib/kit/explain/ui/staircase'
import { percentText } from 'shared-lib/rules/figures/figure-text'
import { cents } from 'shared-lib/rules/money/cents'
import { formatColumnEuro, formatWholeEuro } from 'shared-lib/rules/money/euro'
import { formatNumber } from 'shared-lib/rules/money/format-number'
import type { Bracket } from '../../../rules/irs/brackets'
import { bestReturns, type Result, type Return, returnNames } from './irs-returns'

const begun = (brackets: readonly Bracket[]) => brackets.findLastIndex(({ income }) => income > 0)

/** How much of a step is filled; the last one has no end, and counts as half filled once income reaches it. */
function walked({ upTo, income }: Bracket, at: number, brackets: readonly Bracket[]): number {
  if (income === 0) return 0
  return upTo === undefined ? 0.5 : income / (upTo - (brackets[at - 1]?.upTo ?? 0))
}

function sentence(brackets: readonly Bracket[], isCouple: boolean): string {
  const at = begun(brackets)
  const rate = brackets[at]?.rate
  if (at < 0) return 'O teu rendimento não chega ao primeiro escalão.'
  const who = isCouple ? 'Metade do vosso rendimento chega' : 'O teu rendimento chega'
  const highest = rate === undefined ? '' : `: só a parte que lá está paga ${percentText(rate, 1)}`
  return `${who} ao ${at + 1}.º de ${brackets.length} escalões${highest}.`
}

/** The steps of the general table, with the person on the one that their income reaches. */
export function TaxStairs(result: Result) {
  return bestReturns(result).map(({ kind, brackets }) =>
    brackets ? <Stairs key={kind} kind={kind} brackets={brackets} /> : null,
  )
}

function Stairs({ kind, brackets }: Pick<Return, 'kind'> & { readonly brackets: readonly Bracket[] }) {
  const words = sentence(brackets, kind === 'couple')
  const name = kind === 'single' ? '' : ` (${returnNames[kind].toLowerCase()})`
  const rows = brackets.map((bracket, at) => ({ ...bracket, at }))
  return (
    <Part title={`A escada do IRS${name}`} sentence={words}>
      <Picture file="irs-escada">
        <Staircase
          summary={words}
          who={kind === 'couple' ? 'vocês' : kind === 'subject_b' ? 'a outra pessoa' : 'tu'}
          stairs={brackets.map((bracket, at) => ({
            label: bracket.rate === undefined ? '?' : formatNumber(bracket.rate * 100, 1),
            height: bracket.rate,
            walked: walked(bracket, at, brackets),
          }))}
        />
      </Picture>
      <DataTable
        caption={`Escalões do IRS${name}`}
        why="Cada parte do rendimento coletável paga a taxa do seu escalão. Numa declaração conjunta, os escalões contam para metade do rendimento. CIRS, art. 68.º e 69.º."
        rows={rows}
        keyOf={({ at }) => at}
        columns={[
          {
            title: 'Rendimento',
            words: true,
            cell: ({ upTo, at }) =>
              upTo === undefined
                ? `mais de ${formatWholeEuro(rows[at - 1]?.upTo ?? cents(0))}`
                : `até ${formatWholeEuro(upTo)}`,
          },
          {
            title: 'Taxa, %',
            cell: ({ rate }) => (rate === undefined ? 'desconhecida' : formatNumber(rate * 100, 2)),
          },
          { title: 'A tua parte', cell: ({ income }) => formatColumnEuro(income) },
        ]}
      />
    </Part>
  )
}
