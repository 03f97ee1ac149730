import { cents } from 'shared-lib/money/cents'
import { formatEuro } from 'shared-lib/money/euro'
import { formatDecimal } from 'shared-lib/money/format-number'
import { DataTable } from '../parts/data-table'
import { Part } from '../parts/part'
import { outcomeWords, type Result, type Return, returnNames } from './irs-returns'

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

const rows: readonly (readonly [Name, string])[] = [
  ['grossIncome', 'Rendimento bruto'],
  ['minimumExistence', 'Abatimento por mínimo de existência'],
  ['taxableIncome', 'Rendimento coletável'],
  ['collectable', 'Coleta total'],
  ['surcharge', 'Dela, taxa de solidariedade'],
  ['credits', 'Deduções à coleta'],
  ['municipalBenefit', 'Benefício municipal'],
  ['netCollectable', 'Coleta líquida (o IRS do ano)'],
  ['paid', 'Já pago'],
  ['balance', 'No fim'],
]

/** Rows that few have: only where there is something to tell. */
const rare: readonly Name[] = ['minimumExistence', 'surcharge']

function shown(one: Return, name: Name): string {
  if (name === 'balance') return outcomeWords([one])
  const amount = one[name]
  if (amount !== undefined) return formatEuro(cents(amount))
  const range = name === 'netCollectable' ? one.netCollectableRange : undefined
  return range ? `${formatEuro(cents(range.from))} a ${formatEuro(cents(range.to))}` : 'desconhecido'
}

const plain = (amount: number | undefined) => (amount === undefined ? '' : formatDecimal(amount / 100, 2))

/** Every amount of every return, from what was earned to what is left to settle. */
export function ReturnsTable({ declarations, year }: Result) {
  const single = declarations.length === 1
  return (
    <Part title={single ? 'Passo a passo' : 'Declaração a declaração'}>
      <DataTable
        caption={`IRS de ${year}, ${single ? 'passo a passo' : 'declaração a declaração'}`}
        file={`irs-${year}`}
        rows={rows.filter(([name]) => !rare.includes(name) || declarations.some((one) => one[name]))}
        keyOf={([name]) => name}
        columns={[
          { title: 'Valor', cell: ([, label]) => label, words: true },
          ...declarations.map((one) => ({
            title: single ? 'Euros' : returnNames[one.kind],
            cell: ([name]: (typeof rows)[number]) => shown(one, name),
            csv: ([name]: (typeof rows)[number]) => plain(one[name]),
          })),
        ]}
      />
    </Part>
  )
}
