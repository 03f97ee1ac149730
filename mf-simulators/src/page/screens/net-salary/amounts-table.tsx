import { moneyColumn } from 'shared-lib/kit/explain/columns'
import { DataTable } from 'shared-lib/kit/explain/ui/data-table'
import { formatShortEuro } from 'shared-lib/rules/money/euro'
import type { NetSalaryResult } from '../../../calculators/net-salary.result'

type Unit = 'year' | 'month' | 'halfMonth' | 'week' | 'day' | 'hour'
type Amount = keyof NetSalaryResult['month']

const units: readonly (readonly [Unit, string])[] = [
  ['month', 'Mês'],
  ['year', 'Ano'],
  ['halfMonth', 'Quinzena'],
  ['week', 'Semana'],
  ['day', 'Dia'],
  ['hour', 'Hora'],
]

const amounts: readonly (readonly [Amount, string])[] = [
  ['net', 'Líquido'],
  ['gross', 'Bruto'],
  ['wage', 'Ordenado ou pensão'],
  ['extraordinaryEarnings', 'Trabalho suplementar'],
  ['earningsIrsSs', 'Outros, com IRS e Segurança Social'],
  ['earningsIrs', 'Outros, só com IRS'],
  ['otherExemptEarnings', 'Isentos'],
  ['mealSubsidy', 'Subsídio de refeição'],
  ['holidaySubsidy', 'Subsídio de férias'],
  ['christmasSubsidy', 'Subsídio de Natal'],
  ['withholding', 'Retenção de IRS'],
  ['socialSecurity', 'Segurança Social'],
  ['companySocialSecurity', 'Segurança Social da empresa'],
  ['companyCost', 'Custo para a empresa'],
]

/** Always shown, even at zero; the others only where there is an amount. */
const always: readonly Amount[] = ['net', 'gross', 'withholding', 'socialSecurity', 'companyCost']

/** Every amount by every unit of time. */
export function AmountsTable({ result }: { result: NetSalaryResult }) {
  const rows = amounts.filter(([name]) => always.includes(name) || (result.year[name] ?? 0) !== 0)
  return (
    <DataTable
      caption="Valores por período de tempo"
      why="O mês é um mês comum. O ano são doze, mais os subsídios de férias e de Natal que não recebes em duodécimos; a quinzena, a semana, o dia e a hora são partes do mês. Cada desconto está explicado em «As contas»."
      file="salario-liquido"
      rows={rows}
      keyOf={([name]) => name}
      columns={[
        { title: 'Valor', cell: ([, label]) => label, words: true },
        ...units.map(([unit, title]) =>
          moneyColumn<(typeof amounts)[number]>(title, ([name]) => result[unit][name], formatShortEuro),
        ),
      ]}
    />
  )
}
