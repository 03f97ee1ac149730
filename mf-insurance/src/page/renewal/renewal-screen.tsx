import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { dateControls } from 'shared-lib/kit/form/ui/date-controls'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { refundOnSale } from '../../rules/contract-days'
import { renewalPath } from '../funnel/insurance.paths'
import { RenewalDates } from '../results/dates-card'
import { Tool } from '../results/tool'
import { renewalForm, saleForm } from './renewal-forms'

/** `/seguros/renovacao`: until when a policy can be stopped, and what comes back when the vehicle is sold. */
export function RenewalScreen({ location, today }: Pick<WidgetProps, 'location' | 'today'>) {
  const day = toIsoDate(today)
  const tool = {
    query: location?.query ?? '',
    path: renewalPath,
    today,
    controls: dateControls,
    isPage: location !== undefined,
  }
  return (
    <div className={location ? layout.page : layout.part}>
      {location && <h1>Até quando podes mudar de seguro</h1>}
      <Tool id="renovacao" label="Fim do seguro" form={renewalForm} {...tool}>
        {(input) => <RenewalDates expiry={input.lastDay} today={day} />}
      </Tool>
      {location && (
        <>
          <h2>Vendeste o carro ou a mota?</h2>
          <p>
            O seguro acaba às 24 horas do dia da venda. Avisa a seguradora: devolve-te a parte dos dias que
            faltavam.
          </p>
          <Tool id="venda" label="Venda do veículo" form={saleForm} {...tool}>
            {({ saleTotal, saleStart, saleOn }) => {
              const back = refundOnSale({ yearly: saleTotal, start: saleStart, soldOn: saleOn })
              return back ? (
                <p>
                  Cerca de <strong>{formatBriefEuro(back.refund)}</strong>, por {back.daysLeft} dias que
                  faltavam. É uma estimativa: alguns impostos não são devolvidos.
                </p>
              ) : (
                <p>O dia da venda tem de ser dentro do ano que pagaste.</p>
              )
            }}
          </Tool>
        </>
      )}
    </div>
  )
}
