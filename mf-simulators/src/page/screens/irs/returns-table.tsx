import { DataTable } from 'shared-lib/kit/explain/ui/data-table'
import { Part } from 'shared-lib/kit/explain/ui/part'
import { cents } from 'shared-lib/rules/money/cents'
import { formatShortEuro } from 'shared-lib/rules/money/euro'
import { formatDecimal } from 'shared-lib/rules/money/format-number'
import { balanceRange, type Result, type Return, returnNames } from './irs-returns'

type Name =
  | 'grossIncome'
  | 'minimumExistence'
  | 'taxableIncome'
  | 'collectable'
  | 'surcharge'
  | 'credits'
  | 'municipalBenefit'
  | 'netCollectable'
  | 'paid'
  | 'balance'

interface Row {
  readonly name: Name
  readonly label: string
  /** Cents, or between what they lie. */
  readonly amount: (one: Return) => number | Range | undefined
}

type Range = NonNullable<Return['netCollectableRange']>

const row = (name: Name, label: string): Row => ({ name, label, amount: (one) => one[name] })

const steps: readonly Row[] = [
  row('grossIncome', 'Rendimento bruto'),
  row('minimumExistence', 'Abatimento por mínimo de existência'),
  row('taxableIncome', 'Rendimento coletável'),
  row('collectable', 'Coleta total'),
  row('surcharge', 'Dela, taxa de solidariedade'),
  row('credits', 'Deduções à coleta'),
  row('municipalBenefit', 'Benefício municipal'),
  {
    name: 'netCollectable',
    label: 'Coleta líquida (o IRS do ano)',
    amount: (one) => one.netCollectable ?? one.netCollectableRange,
  },
  row('paid', 'Já pago'),
]

/** Rows that few have: shown only where they are not empty. */
const rare: readonly Name[] = ['minimumExistence', 'surcharge']

/** The last row: a refund has no sign when no return has tax to pay, otherwise all is shown as tax to pay. */
function balanceRow(declarations: readonly Return[]): Row {
  const ranges = declarations.flatMap((one) => balanceRange([one]) ?? [])
  const known = ranges.length > 0
  const back = known && ranges.every(({ to }) => to <= 0)
  const pays = ranges.every(({ from }) => from >= 0)
  const label = !known
    ? 'A pagar ou a receber'
    : back
      ? 'Reembolso'
      : pays
        ? 'A pagar'
        : 'A pagar (com −, reembolso)'
  return {
    name: 'balance',
    label,
    amount(one) {
      const range = balanceRange([one])
      if (!range) return undefined
      const { from, to } = back ? { from: -range.to, to: -range.from } : range
      return from === to ? from : { from: cents(from), to: cents(to) }
    },
  }
}

const euros = (amount: number) => (amount < 0 ? '−' : '') + formatShortEuro(cents(Math.abs(amount)))
const decimal = (amount: number) => formatDecimal(amount / 100, 2)

const written = (amount: number | Range | undefined, write: (amount: number) => string, unknown: string) => {
  if (amount === undefined) return unknown
  return typeof amount === 'number' ? write(amount) : `${write(amount.from)} a ${write(amount.to)}`
}

/** Every amount of every return, from what was earned to what is left to settle. */
export function ReturnsTable({ declarations, year }: Result) {
  const single = declarations.length === 1
  const rows = [...steps, balanceRow(declarations)]
  return (
    <Part title={single ? 'Passo a passo' : 'Declaração a declaração'}>
      <DataTable
        caption={`IRS de ${year}, ${single ? 'passo a passo' : 'declaração a declaração'}`}
        why="Do rendimento bruto saem as deduções específicas; ao que fica aplicam-se os escalões; do imposto saem as deduções à coleta e o que já pagaste. Cada valor está explicado em «As contas», com a lei."
        file={`irs-${year}`}
        rows={rows.filter(({ name }) => !rare.includes(name) || declarations.some((one) => one[name]))}
        keyOf={({ name }) => name}
        columns={[
          { title: 'Valor', cell: ({ label }) => label, words: true },
          ...declarations.map((one) => ({
            title: single ? 'Euros' : returnNames[one.kind],
            cell: ({ amount }: Row) => written(amount(one), euros, 'desconhecido'),
            csv: ({ amount }: Row) => written(amount(one), decimal, ''),
          })),
        ]}
      />
    </Part>
  )
}
