import { moneyColumn, percentColumn } from 'shared-lib/kit/explain/columns'
import { DataTable } from 'shared-lib/kit/explain/ui/data-table'
import { Part } from 'shared-lib/kit/explain/ui/part'
import { Details } from 'shared-lib/kit/ui/details/details'
import type { EuriborResult } from 'shared-lib/rules/credit/euribor/euribor-outcome'
import { monthInWords } from 'shared-lib/rules/credit/month'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { monthlyInterestWhy } from '../home-loan/monthly-interest'
import { shortMonth } from './short-month'

type Review = EuriborResult['reviews'][number]
type Paid = EuriborResult['path'][number]

function sentence(reviews: readonly Review[]): string {
  const sorted = reviews.toSorted((one, two) => one.instalment - two.instalment)
  const [least, most] = [sorted[0], sorted.at(-1)]
  if (!least || !most || least.instalment === most.instalment) return ''
  const instalmentText = ({ instalment, firstInstalment }: Review) =>
    `${formatBriefEuro(instalment)} a partir de ${monthInWords(firstInstalment)}`
  return `A prestação mais baixa foi de ${instalmentText(least)}; a mais alta, de ${instalmentText(most)}.`
}

/** Payments until now: each review, and each month. */
export function PastInstalments({ reviews, path }: EuriborResult) {
  if (path.length === 0) return null
  return (
    <Part title="O que pagaste até hoje" sentence={sentence(reviews)}>
      <DataTable
        caption="O contrato e cada revisão"
        file="euribor-revisoes"
        why="Em cada revisão conta a Euribor média do mês anterior, arredondada a três casas, mais o spread; a prestação calcula-se sobre o que deves e os meses que faltam. DL 240/2006 e DL 74-A/2017."
        rows={reviews}
        keyOf={({ month }) => month}
        columns={[
          {
            title: 'A partir de',
            cell: ({ firstInstalment }) => shortMonth(firstInstalment),
            words: true,
          },
          moneyColumn<Review>('Prestação', ({ instalment }) => instalment),
          percentColumn<Review>('Taxa com spread', ({ annualRate }) => annualRate, 3),
          percentColumn<Review>('Euribor', ({ index }) => index, 3),
          { title: 'Média de', cell: ({ indexMonth }) => shortMonth(indexMonth) },
          moneyColumn<Review>('Em dívida', ({ capital }) => capital),
        ]}
      />
      <Details summary={`Ver mês a mês (${path.length})`}>
        <DataTable
          caption="Cada prestação paga"
          file="euribor-prestacoes"
          why={monthlyInterestWhy}
          rows={path}
          keyOf={({ month }) => month}
          columns={[
            { title: 'Mês', cell: ({ month }) => shortMonth(month), words: true },
            moneyColumn<Paid>('Prestação', ({ instalment }) => instalment),
            moneyColumn<Paid>('Juros', ({ interest }) => interest),
            moneyColumn<Paid>('Capital', ({ capital }) => capital),
            moneyColumn<Paid>('Em dívida', ({ balance }) => balance),
          ]}
        />
      </Details>
    </Part>
  )
}
