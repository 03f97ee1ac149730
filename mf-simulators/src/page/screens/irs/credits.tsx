import { moneyColumn } from 'shared-lib/kit/explain/columns'
import { DataTable } from 'shared-lib/kit/explain/ui/data-table'
import { Part } from 'shared-lib/kit/explain/ui/part'
import type { Figure } from 'shared-lib/rules/figures/figure'
import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro, formatColumnEuro } from 'shared-lib/rules/money/euro'
import { formatDecimal } from 'shared-lib/rules/money/format-number'
import { bestReturns, figureNamed, type Result, type Return, returnNames } from './irs-returns'

interface Row {
  readonly id: string
  readonly label: string
  readonly amount: number
  /** Missing where the law sets none. */
  readonly limit?: number
}

const globalId = 'credits_in_global_cap'
const isLimit = ({ id }: Figure) => id.startsWith('limit_')

const rowOf = ({ id, label, value = 0, parts = [] }: Figure): Row => {
  const limit = parts.find(isLimit)?.value
  return { id, label, amount: value, ...(limit !== undefined && { limit }) }
}

/** Each credit by itself; those that share the global limit come from below it. */
const rowsOf = (credits: Figure | undefined): readonly Row[] =>
  (credits?.parts ?? []).flatMap((credit) =>
    credit.id === globalId
      ? (credit.parts ?? []).filter((part) => !isLimit(part)).map(rowOf)
      : [rowOf(credit)],
  )

const euros = (amount: number) => formatBriefEuro(cents(amount))
const plain = (amount: number | undefined) => (amount === undefined ? '' : formatDecimal(amount / 100, 2))

/** How much more a credit could be. */
const room = ({ amount, limit }: Row) => (limit === undefined ? undefined : Math.max(0, limit - amount))

function roomWords(row: Row): string {
  const left = room(row)
  if (left === undefined) return '–'
  return left === 0 ? 'está no limite' : formatColumnEuro(cents(left))
}

function sentence(shared: Row | undefined): string | undefined {
  if (shared?.limit === undefined) return undefined
  const used = `Saúde, educação, casa e as outras com limite global somam no máximo ${euros(shared.limit)}`
  return shared.amount >= shared.limit
    ? `${used}, e já chegaste lá: mais despesas destas não baixam o imposto.`
    : `${used}; contam ${euros(shared.amount)}.`
}

/** Each credit, how far it goes and what still fits, in the way of filing that costs least. */
export const Credits = (result: Result) => (
  <>
    {bestReturns(result)
      .filter(({ credits }) => credits !== undefined)
      .map((one) => (
        <OfReturn key={one.kind} one={one} />
      ))}
  </>
)

function OfReturn({ one: { kind, figures } }: { one: Return }) {
  const rows = rowsOf(figureNamed(figures, 'tax_credits'))
  const shared = figureNamed(figures, globalId)
  const title = kind === 'single' ? 'Deduções e limites' : `Deduções e limites: ${returnNames[kind]}`
  if (rows.length === 0)
    return (
      <Part
        title={title}
        sentence="Ainda não contámos nenhuma. Abre «Despesas que se deduzem» e escreve o que está no teu e-fatura."
      >
        {null}
      </Part>
    )
  return (
    <Part title={title} sentence={sentence(shared && rowOf(shared))}>
      <DataTable
        caption={title}
        why="Em regra, uma dedução é uma percentagem do que gastaste, até ao seu limite. «Ainda cabem» é o limite menos o que já conta. CIRS, art. 78.º e seguintes; a de cada linha está em «As contas»."
        file="irs-deducoes"
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { title: 'Dedução', cell: ({ label }) => label, words: true },
          moneyColumn<Row>('Conta', ({ amount }) => amount),
          {
            title: 'Limite',
            cell: ({ limit }) => (limit === undefined ? 'não tem' : formatColumnEuro(cents(limit))),
            csv: ({ limit }) => plain(limit),
          },
          { title: 'Ainda cabem', cell: roomWords, csv: (row) => plain(room(row)) },
        ]}
      />
    </Part>
  )
}
