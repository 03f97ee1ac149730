import { saveFile } from 'shared-lib/kit/explain/save-file'
import { DataTable } from 'shared-lib/kit/explain/ui/data-table'
import { LineChart } from 'shared-lib/kit/explain/ui/line-chart'
import { NeedsScript } from 'shared-lib/kit/explain/ui/needs-script'
import { Picture } from 'shared-lib/kit/explain/ui/picture'
import { CalendarPlus } from 'shared-lib/kit/icons'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Button } from 'shared-lib/kit/ui/button/button'
import { Details } from 'shared-lib/kit/ui/details/details'
import { addMonths } from 'shared-lib/rules/dates/calendar'
import { calendarFile } from 'shared-lib/rules/dates/calendar-file'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro, formatEuro } from 'shared-lib/rules/money/euro'
import type { DebtOutlook, PathPoint, Plan } from '../../rules/debt-outlook'
import { monthsWords } from './time-words'

const euro = (amount: number | undefined) => (amount === undefined ? '–' : formatBriefEuro(cents(amount)))

/** At most so many points are drawn, and so many lines of the table are half years. */
const mostPoints = 60

function drawn(path: readonly PathPoint[]): readonly PathPoint[] {
  const step = Math.ceil((path.length - 1) / mostPoints)
  return path.filter(({ month }) => month % step === 0 || month === path.length - 1)
}

const tabled = (path: readonly PathPoint[]) => {
  const step = path.length > 40 ? 12 : path.length > 14 ? 6 : 1
  return path.filter(({ month }) => month % step === 0 || month === path.length - 1)
}

const monthText = (month: number) => (month === 0 ? 'Hoje' : `${month} m`)

/** The payments of a plan, one a month from a month from now on. */
const planDays = ({ months, perMonth }: Plan, today: string) =>
  Array.from({ length: months }, (_, index) => ({
    id: `cartao-${index + 1}-de-${months}-${perMonth}`,
    on: addMonths(toIsoDate(today), index + 1),
    title: `Pagar ${formatEuro(perMonth)} do cartão (${index + 1} de ${months})`,
  }))

interface DebtViewProps {
  readonly outlook: DebtOutlook
  readonly today: string
}

/** Where the debt goes, drawn and as a table, and what to pay to end it sooner. */
export function DebtView({ outlook, today }: DebtViewProps) {
  const { path, plans, ends } = outlook
  const points = drawn(path)
  const [plan] = plans
  const planName = plan && `A pagar ${formatBriefEuro(plan.perMonth)} por mês`
  const summary = `A dívida de ${euro(outlook.debt)}: ${ends ? `acaba em ${monthsWords(ends.months)}` : 'nunca acaba'} como pagas hoje${plan ? ` e em ${monthsWords(plan.months)} a pagar ${formatBriefEuro(plan.perMonth)} por mês` : ''}.`
  return (
    <div className={layout.part}>
      <Picture file="divida-do-cartao">
        <LineChart
          summary={summary}
          xs={points.map(({ month }) => monthText(month))}
          lines={[
            { label: 'Como pagas hoje', values: points.map(({ habit }) => habit) },
            ...(planName ? [{ label: planName, values: points.map((point) => point.plan) }] : []),
          ]}
        />
      </Picture>
      <Details summary="Ver os números do gráfico">
        <DataTable
          caption="Dívida por mês"
          why="Mês a mês: juros à taxa do cartão, imposto do selo sobre os juros e sobre a dívida, menos o que pagas. Sem compras novas. Tabela Geral do Imposto do Selo, verbas 17.2.4 e 17.3."
          rows={tabled(path)}
          keyOf={({ month }) => month}
          columns={[
            { title: 'Mês', cell: ({ month }) => (month === 0 ? 'Hoje' : month), words: true },
            { title: 'Como pagas hoje', cell: ({ habit }) => euro(habit) },
            ...(planName ? [{ title: planName, cell: (point: PathPoint) => euro(point.plan) }] : []),
          ]}
          file="divida-do-cartao"
        />
      </Details>
      {plans.length > 0 && (
        <>
          <h2>Quanto pagar para acabar mais cedo</h2>
          <DataTable
            caption="Prestações que acabam com a dívida"
            why={`É o menor valor que, pago todos os meses, não deixa nada em dívida no fim.${ends ? ' «Poupas» é a diferença de juros e impostos para o que pagas hoje.' : ' «Custa» são os juros e os impostos até ao fim.'}`}
            rows={plans}
            keyOf={({ months }) => months}
            columns={[
              { title: 'Acabas em', cell: ({ months }) => monthsWords(months), words: true },
              { title: 'Por mês', cell: ({ perMonth }) => euro(perMonth) },
              ends
                ? { title: 'Poupas', cell: ({ cost }) => euro(ends.cost - cost) }
                : { title: 'Custa', cell: ({ cost }) => euro(cost) },
            ]}
          />
          {plan && (
            <NeedsScript>
              <Button
                kind="quiet"
                icon={<CalendarPlus size={20} />}
                onClick={() =>
                  saveFile(
                    'pagar-o-cartao.ics',
                    calendarFile(planDays(plan, today), toIsoDate(today)),
                    'text/calendar',
                  )
                }
              >
                Pôr os {plan.months} pagamentos no calendário
              </Button>
            </NeedsScript>
          )}
        </>
      )}
    </div>
  )
}
