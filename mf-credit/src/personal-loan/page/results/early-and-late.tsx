import { KeyFigures } from 'shared-lib/kit/explain/ui/key-figures'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Details } from 'shared-lib/kit/ui/details/details'
import { monthsText } from 'shared-lib/rules/dates/time-words'
import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro, formatWholeEuro } from 'shared-lib/rules/money/euro'
import { formatNumber } from 'shared-lib/rules/money/format-number'
import type { OutlookData } from './outlook-view'
import { PayoffForm, payoffId } from './payoff-form'

interface EarlyAndLateProps {
  readonly data: OutlookData
  readonly query: string
}

type Payoff = NonNullable<OutlookData['outlook']['payoff']>

const savedWords = (saved: number) =>
  saved < 0
    ? `pagas mais ${formatWholeEuro(cents(-saved))}: não compensa`
    : `poupas ${formatWholeEuro(cents(saved))}`

/** A part of the balance: the saving, and the rest. */
function PartFigures({ part }: { part: NonNullable<Payoff['part']> }) {
  const { amount, fee = cents(0), feeStampDuty = cents(0), newInstalment, monthsSaved } = part
  return (
    <KeyFigures
      figures={[
        monthsSaved > 0
          ? {
              label: 'Acabas mais cedo',
              value: monthsText(monthsSaved),
              main: true,
            }
          : { label: 'Prestação nova', value: formatBriefEuro(newInstalment), main: true },
        { label: 'Pagas de uma vez', value: formatBriefEuro(amount) },
        {
          label: 'Comissão, no máximo',
          value: formatBriefEuro(fee),
          notes: [
            `mais ${formatBriefEuro(feeStampDuty)} de imposto do selo`,
            'a taxa variável não há comissão',
          ],
        },
      ]}
    />
  )
}

/** Paying back before the end, and paying late: what each may cost. */
export function EarlyAndLate({ data, query }: EarlyAndLateProps) {
  const { outlook, request, lateSurcharge } = data
  const { payoff, lateFee } = outlook
  return (
    <>
      {payoff && (
        <Details summary="E se pagares antes do fim?" open={data.isPayoffAsked}>
          <section className={layout.part} id={payoffId} aria-label="E se pagares antes do fim?">
            <p>
              Depois da prestação {payoff.afterInstalment} de {request.months},{' '}
              <strong>{savedWords(payoff.part?.saving ?? payoff.saved)}</strong> se pagares de uma vez{' '}
              {payoff.part ? formatBriefEuro(payoff.part.amount) : 'tudo o que falta'}. Avisa o banco 30 dias
              antes.
            </p>
            <PayoffForm query={query} />
            {payoff.part ? (
              <PartFigures part={payoff.part} />
            ) : (
              <KeyFigures
                figures={[
                  { label: 'Falta pagar nesse dia', value: formatBriefEuro(payoff.outstanding), main: true },
                  {
                    label: 'Comissão, no máximo',
                    value: formatBriefEuro(payoff.maximumFee),
                    notes: [
                      `mais ${formatBriefEuro(payoff.stampDutyOnFee)} de imposto do selo`,
                      'a taxa variável não há comissão',
                    ],
                  },
                  { label: 'Prestações que deixas de pagar', value: formatBriefEuro(payoff.paidOtherwise) },
                ]}
              />
            )}
            <p className={layout.small}>
              {outlook.market ? 'À taxa média do mercado.' : 'À taxa máxima da lei.'} A comissão nunca passa
              dos juros que ainda ias pagar (Decreto-Lei n.º 133/2009, artigo 19.º).
            </p>
          </section>
        </Details>
      )}
      {lateFee !== undefined && lateSurcharge !== undefined && (
        <Details summary="E se te atrasares numa prestação?">
          <p>
            Paga-se uma comissão de até <strong>{formatBriefEuro(lateFee)}</strong>, uma só vez por prestação,
            e até {formatNumber(lateSurcharge * 100)} pontos a mais na taxa sobre o capital em atraso
            (Decreto-Lei n.º 58/2013). Se vês que não vais conseguir pagar, fala com o banco antes de falhar.
          </p>
        </Details>
      )}
    </>
  )
}
