import { CreditRate } from 'shared-lib/credit/display-duties/credit-rate'
import { cents } from 'shared-lib/money/cents'
import { formatEuro } from 'shared-lib/money/euro'
import { priceAgeWords } from 'shared-lib/offers/price-age-words'
import type { RankedOffer } from '../domain/rank-offers'
import type { HomeLoanFound } from './home-loan.load'
import styles from './results.module.css'
import { yearsText } from './words'

const kinds = { mixed: 'inicial', variable: 'variável', fixed: 'fixa' } as const

/** What the example takes besides: insurance and products that the bank asks for, and the way on after the fixed part. */
function moreOf({ offer, result }: RankedOffer) {
  const asked = offer.insurancePerMonth + offer.productsPerMonth
  const later =
    result.later &&
    `depois de ${yearsText(offer.fixedYears ?? 0)}, ${formatEuro(result.later.instalment)} por mês`
  const costs =
    asked > 0
      ? `com ${formatEuro(cents(Math.round(asked * 100)))} por mês de seguros e produtos exigidos`
      : 'sem seguros nem produtos exigidos'
  return [later, costs].filter(Boolean).join(', ')
}

/** Offers that editors keep, each with its bank, day and example; nothing where there are none. */
export function OfferList({ offers, data }: { offers: readonly RankedOffer[]; data: HomeLoanFound }) {
  const { amount, months, orderBy } = data.compared
  if (offers.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>Ofertas de bancos</h2>
      <p className={styles.small}>
        Por ordem {orderBy === 'monthlyRepayment' ? 'do pagamento por mês' : 'do custo total'}. Só estão aqui
        os bancos de que temos preço com data: há mais no mercado.
      </p>
      {offers.map((one) => (
        <article key={one.offer.id} className={styles.offer}>
          <h3>
            {one.place !== undefined && `${one.place}.º `}
            {one.offer.bank}, {one.offer.name}
          </h3>
          <CreditRate
            taeg={one.result.taeg}
            tan={rateOf(one, data)}
            tanKind={kinds[one.offer.rateType]}
            example={{
              ...{ amount, months, instalment: one.result.later ? undefined : one.result.instalment },
              ...{ mtic: one.result.mtic, more: moreOf(one) },
            }}
          />
          <p>
            {formatEuro(one.result.instalment)} por mês{one.result.later && ' no início'}.{' '}
            {priceAgeWords(one.age, data.compared.on)}
            {one.place === undefined && ': é histórico, pede o preço de hoje'}.
          </p>
          {one.offer.products && <p className={styles.small}>Produtos exigidos: {one.offer.products}.</p>}
          <p>
            <a href={one.offer.page} target="_blank" rel="noopener">
              Página da oferta (abre noutro separador)
            </a>
          </p>
        </article>
      ))}
    </section>
  )
}

const rateOf = ({ offer }: RankedOffer, { compared }: HomeLoanFound) =>
  offer.rateType === 'variable' ? compared.index + (offer.spread ?? 0) / 100 : (offer.tan ?? 0) / 100
