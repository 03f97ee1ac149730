import { ArrowRight } from 'lucide-react'
import { formatDatePt } from 'shared-lib/dates/format-date'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { Button } from 'shared-lib/ui/button/button'
import { Money } from 'shared-lib/ui/money/money'
import { PriceAge } from './price-age'
import type { TagOffer, TagOffers } from './tag-offers.load'
import styles from './tag-offers.module.css'

interface TagOffersProps {
  readonly data: TagOffers
  readonly heading: string | undefined
  /** Origin of the site, '' on the site itself: a partner's page links back to it. */
  readonly siteUrl: string
}

/** The first offers for a typical household, and the way to the visitor's own. Only words and links. */
export const TagOfferList = ({ data, heading, siteUrl }: TagOffersProps) => (
  <section className={styles.offers}>
    {heading && <h2 className={styles.heading}>{heading}</h2>}
    {data.household && <p>{data.household}</p>}
    {data.ageWords && data.offers.length > 0 && <PriceAge words={data.ageWords} />}
    {data.none && <p>{data.none}</p>}
    <ol className={styles.list}>
      {data.offers.map((offer) => (
        <Offer key={offer.id} offer={offer} />
      ))}
    </ol>
    <div className={styles.row}>
      <Button kind="main" href={siteUrl + data.links.same} iconEnd={<ArrowRight size={20} />}>
        Ver com o meu código postal
      </Button>
      <Button kind="quiet" href={siteUrl + data.links.other}>
        A minha casa é diferente
      </Button>
    </div>
    <div className={styles.small}>
      {data.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {data.catalogue && (
        <p>
          Preços recolhidos em {formatDatePt(toIsoDate(data.catalogue.asOf))}. {data.catalogue.credit} Licença{' '}
          {data.catalogue.licence}. Nenhuma comissão entra na ordem.
        </p>
      )}
    </div>
  </section>
)

const Offer = ({ offer }: { offer: TagOffer }) => (
  <li className={styles.offer} data-historic={offer.place === undefined ? '' : undefined}>
    {offer.place !== undefined && <span className={styles.place}>{offer.place}.º</span>}
    <div className={styles.words}>
      <p className={styles.name}>
        <strong>{offer.provider}</strong>
        <span className={styles.small}>{offer.name}</span>
      </p>
      {(offer.savingCents !== undefined || offer.conditions.length > 0) && (
        <ul className={styles.chips}>
          {offer.savingCents !== undefined && (
            <li data-tone="good">
              Poupas <Money cents={offer.savingCents} period="ano" />
            </li>
          )}
          {offer.conditions.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </div>
    <p className={styles.price}>
      <Money cents={offer.monthlyCents} period="mês" size="large" />
      <span className={styles.small}>
        <Money cents={offer.yearlyCents} period="ano" />
      </span>
    </p>
  </li>
)
