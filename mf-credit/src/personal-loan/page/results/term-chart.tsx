import { moneyColumn } from 'shared-lib/kit/explain/columns'
import { DataTable } from 'shared-lib/kit/explain/ui/data-table'
import { LineChart } from 'shared-lib/kit/explain/ui/line-chart'
import { Picture } from 'shared-lib/kit/explain/ui/picture'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Details } from 'shared-lib/kit/ui/details/details'
import { percentText } from 'shared-lib/rules/figures/figure-text'
import { cents } from 'shared-lib/rules/money/cents'
import { formatWholeEuro } from 'shared-lib/rules/money/euro'
import type { LoanRequest } from '../../rules/loan-request'
import type { Outlook, RateLine, RateName } from '../../rules/outlook'

const rateNames: Readonly<Record<RateName, string>> = {
  ceiling: 'máximo legal',
  market: 'média do mercado',
  belowMarket: '2 pontos abaixo da média',
  belowCeiling: '2 pontos abaixo do máximo',
}

const titleOf = ({ name, taeg }: RateLine) => `${percentText(taeg, 1)}, ${rateNames[name]}`

/** Cost of the longest of the terms against the shortest, at one rate, in a sentence. */
function sentenceOf({ terms }: Outlook, { mtics }: RateLine, title: string): string | undefined {
  const [first, last] = [mtics[0], mtics.at(-1)]
  const [shortest, longest] = [terms[0], terms.at(-1)]
  if (first === undefined || last === undefined || shortest === longest) return undefined
  return `A ${title}, pagar em ${longest} meses custa mais ${formatWholeEuro(cents(last - first))} do que em ${shortest} meses.`
}

/** All that is paid against the term, at three TAEG: drawing and table. */
export function TermChart({ request, outlook }: { request: LoanRequest; outlook: Outlook }) {
  const { terms, rates } = outlook
  const usual = rates.find(({ name }) => name === 'market') ?? rates[0]
  if (terms.length < 2 || !usual) return null
  const rows = terms.map((months, at) => ({ months, at }))
  return (
    <Details summary="Quanto custa cada prazo">
      <div className={layout.part} data-not-offered="">
        <p>{sentenceOf(outlook, usual, titleOf(usual))}</p>
        <Picture file="credito-pessoal-por-prazo">
          <LineChart
            summary={`Total a pagar por ${formatWholeEuro(request.amount)} em cada prazo, a ${rates.length} taxas`}
            xs={terms.map((months) => `${months} m`)}
            lines={rates.map((line) => ({ label: titleOf(line), values: line.mtics }))}
          />
        </Picture>
        <DataTable
          caption="Total a pagar (MTIC) por prazo e TAEG"
          file="credito-pessoal-por-prazo"
          why="Prestação constante a cada TAEG, com o imposto do selo pago no início e sem comissões. DL 133/2009, anexo I."
          rows={rows}
          keyOf={({ months }) => months}
          columns={[
            {
              title: 'Prazo',
              words: true,
              cell: ({ months }) =>
                months === request.months ? <strong>{months} meses</strong> : `${months} meses`,
              csv: ({ months }) => String(months),
            },
            ...rates.map((line) =>
              moneyColumn<(typeof rows)[number]>(titleOf(line), ({ at }) => line.mtics[at]),
            ),
          ]}
        />
      </div>
    </Details>
  )
}
