import { KeyFigures } from 'shared-lib/explain/ui/key-figures'
import { formatEuro, formatWholeEuro } from 'shared-lib/money/euro'
import { formatNumber } from 'shared-lib/money/format-number'
import type { OutlookData } from './outlook-view'
import styles from './results.module.css'

/** Paying all of it back half way, and paying late: what each may cost. */
export function EarlyAndLate({ data: { outlook, request, lateSurcharge } }: { data: OutlookData }) {
  const { payoff, lateFee } = outlook
  return (
    <>
      {payoff && (
        <section className={styles.part}>
          <h2>E se pagares tudo antes do fim?</h2>
          <p>
            A meio do prazo, depois da prestação {payoff.afterInstalment} de {request.months},{' '}
            <strong>poupas {formatWholeEuro(payoff.saved)}</strong> se pagares de uma vez o que falta. Avisa o
            banco 30 dias antes.
          </p>
          <KeyFigures
            figures={[
              { label: 'Falta pagar nesse dia', value: formatEuro(payoff.outstanding), main: true },
              {
                label: 'Comissão, no máximo',
                value: formatEuro(payoff.maximumFee),
                notes: [
                  `mais ${formatEuro(payoff.stampDutyOnFee)} de imposto do selo`,
                  'a taxa variável não há comissão',
                ],
              },
              { label: 'Prestações que deixas de pagar', value: formatEuro(payoff.paidOtherwise) },
            ]}
          />
          <p className={styles.small}>
            {outlook.market ? 'À taxa média do mercado.' : 'À taxa máxima da lei.'} A comissão nunca passa dos
            juros que ainda ias pagar (Decreto-Lei n.º 133/2009, artigo 19.º).
          </p>
        </section>
      )}
      {lateFee !== undefined && lateSurcharge !== undefined && (
        <section className={styles.part}>
          <h2>E se te atrasares numa prestação?</h2>
          <p>
            Paga-se uma comissão de até <strong>{formatEuro(lateFee)}</strong>, uma só vez por prestação, e
            até {formatNumber(lateSurcharge * 100)} pontos a mais na taxa sobre o capital em atraso
            (Decreto-Lei n.º 58/2013). Se vês que não vais conseguir pagar, fala com o banco antes de falhar.
          </p>
        </section>
      )}
    </>
  )
}
