import { moneyColumn } from 'shared-lib/kit/explain/columns'
import { DataTable } from 'shared-lib/kit/explain/ui/data-table'
import { LineChart } from 'shared-lib/kit/explain/ui/line-chart'
import { Picture } from 'shared-lib/kit/explain/ui/picture'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Details } from 'shared-lib/kit/ui/details/details'
import { formatMonthPt } from 'shared-lib/rules/dates/format-date'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { horizon } from '../../rules/horizon'
import type { Outlook } from '../../rules/outlook'

interface Month {
  readonly day: IsoDate
  readonly price: number
  readonly exit: number
  readonly paid: number
  readonly tried: number | undefined
}

/** `11/2026` */
const short = (day: IsoDate) => `${day.slice(5, 7)}/${day.slice(0, 4)}`

function monthsOf({ days, prices, exits, tried, exit }: Outlook): readonly Month[] {
  let [paid, going] = [0, (tried?.now.go ?? 0) - (tried ? tried.price * days.length : 0)]
  return days.map((day, at) => {
    paid += prices[at] ?? 0
    going += tried?.price ?? 0
    return { day, price: prices[at] ?? 0, exit: exit ? (exits[at] ?? 0) : 0, paid, tried: tried && going }
  })
}

const endWords = ({ freeFrom, exit, end }: Outlook): string => {
  if (!exit || exit.charge === 0 || !freeFrom) return 'Sair não custa nada em nenhum destes meses.'
  const month = formatMonthPt(freeFrom)
  return end === 'most'
    ? `A fidelização acaba, o mais tardar, em ${month}: a partir daí, sair não custa nada.`
    : `A fidelização acaba em ${month}: a partir daí, sair não custa nada.`
}

/** Each of the next months: today's price with its steps, what leaving costs in it, and what is tried against it. */
export function OutlookChart({ outlook }: { outlook: Outlook }) {
  const months = monthsOf(outlook)
  const { tried, exit } = outlook
  const known = exit !== undefined
  return (
    <div className={layout.part}>
      {known && <p>{endWords(outlook)}</p>}
      <Picture file="proximos-meses">
        <LineChart
          summary={`Mensalidade de hoje${tried ? ', nova mensalidade' : ''}${known ? ' e custo de sair' : ''} em cada um dos próximos ${horizon} meses. A tabela diz o mesmo.`}
          xs={months.map(({ day }) => short(day))}
          lines={[
            { label: 'Mensalidade de hoje', values: months.map(({ price }) => price) },
            ...(known ? [{ label: 'Custo de sair nesse mês', values: months.map((one) => one.exit) }] : []),
            ...(tried ? [{ label: 'Nova mensalidade', values: months.map(() => tried.price) }] : []),
          ]}
        />
        {tried && (
          <>
            <h3>Quanto já pagaste ao fim de cada mês</h3>
            <LineChart
              summary={`Total pago ao fim de cada mês, se ficares e se mudares já, em ${horizon} meses. A tabela diz o mesmo.`}
              xs={months.map(({ day }) => short(day))}
              lines={[
                { label: 'Se ficares', values: months.map(({ paid }) => paid) },
                { label: 'Se mudares já', values: months.map((one) => one.tried) },
              ]}
            />
          </>
        )}
      </Picture>
      <Details summary="Ver mês a mês">
        <DataTable
          caption={`Os próximos ${horizon} meses`}
          why="Somamos as mensalidades mês a mês. Sair custa, no máximo, o menor de dois valores: a vantagem que falta, ou a parte das mensalidades que a lei permite (Lei n.º 16/2022, artigo 136.º)."
          rows={months}
          keyOf={({ day }) => day}
          file="contrato-mes-a-mes"
          columns={[
            { title: 'Mês', words: true, cell: ({ day }) => short(day) },
            moneyColumn<Month>('Mensalidade', ({ price }) => price),
            ...(known ? [moneyColumn<Month>('Custo de sair', (month) => month.exit)] : []),
            moneyColumn<Month>('Total se ficares', ({ paid }) => paid),
            ...(tried ? [moneyColumn<Month>('Total se mudares já', (month) => month.tried)] : []),
          ]}
        />
      </Details>
    </div>
  )
}
