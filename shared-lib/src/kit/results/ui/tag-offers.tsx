import type { ReactNode } from 'react'
import { ArrowRight } from '../../icons'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button/button'
import { type Chip, Chips } from '../../ui/chips/chips'
import { Money } from '../../ui/money/money'
import { sharedChips } from '../row'
import type { TagOffer, TagOffers } from '../tag-offers'
import { PriceAge } from './price-age'
import { sourceWords } from './price-sources'
import styles from './tag-offers.module.css'

interface TagOffersProps {
  readonly data: TagOffers
  readonly heading: string | undefined
  /** Origin of the site, '' on the site itself: a partner's page links back to it. */
  readonly siteUrl: string
  /** Words of the links to the funnel: with these answers, and with others. */
  readonly same: string
  readonly other: string
  /** The product's own words on each offer, e.g. its rate. */
  about?(offer: TagOffer): ReactNode
}

/** The first offers for a typical case, and the way to the visitor's own. Only words and links. */
export function TagOfferList({ data, heading, siteUrl, same, other, about }: TagOffersProps) {
  const rows = data.offers.map((offer) => ({ offer, chips: chipsOf(offer) }))
  const shared = sharedChips(rows)
  return (
    <section className={styles.offers}>
      {heading && <h2>{heading}</h2>}
      {data.intro && <p>{data.intro}</p>}
      {data.ageWords && rows.length > 0 && <PriceAge words={data.ageWords} />}
      {data.none && <p>{data.none}</p>}
      <Chips chips={shared} />
      <ol className={styles.list}>
        {rows.map(({ offer, chips }) => (
          <Offer key={offer.id} offer={offer} about={about?.(offer)}>
            <Chips chips={chips.filter(({ words }) => !shared.some((chip) => chip.words === words))} />
          </Offer>
        ))}
      </ol>
      <div className={layout.row}>
        <Button kind="main" href={siteUrl + data.links.same} iconEnd={<ArrowRight size={20} />}>
          {same}
        </Button>
        <Button kind="quiet" href={siteUrl + data.links.other}>
          {other}
        </Button>
      </div>
      <div className={layout.small}>
        {data.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {data.source && <p>{sourceWords(data.source)} Ninguém paga para aparecer primeiro.</p>}
      </div>
    </section>
  )
}

const chipsOf = ({ savingCents, conditions }: TagOffer): readonly Chip[] => [
  ...(savingCents === undefined
    ? []
    : [{ words: 'Poupas', amount: { cents: savingCents, period: 'ano' as const }, tone: 'good' as const }]),
  ...conditions.map((words) => ({ words })),
]

interface OfferProps {
  readonly offer: TagOffer
  readonly about: ReactNode
  readonly children: ReactNode
}

const Offer = ({ offer, about, children }: OfferProps) => (
  <li className={styles.offer} data-historic={offer.place === undefined ? '' : undefined}>
    {offer.place !== undefined && <span className={styles.place}>{offer.place}.º</span>}
    <p className={styles.name}>
      <strong>{offer.provider}</strong>
      <span className={layout.small}>{offer.name}</span>
    </p>
    <div className={styles.words}>
      {children}
      {about}
    </div>
    <p className={styles.price}>
      <Money {...offer.main} size="large" />
      {offer.second && (
        <span className={layout.small}>
          <Money {...offer.second} />
        </span>
      )}
    </p>
  </li>
)
