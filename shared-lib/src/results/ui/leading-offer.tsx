import type { ReactNode } from 'react'
import { ArrowRight, ChevronDown } from '../../icons'
import { Button } from '../../ui/button/button'
import { Chips } from '../../ui/chips/chips'
import { Details } from '../../ui/details/details'
import { Money } from '../../ui/money/money'
import { leadingKind, leadingTitle, type MarketOf, type OfferWords, placeOf, type Row } from '../row'
import styles from './leading-offer.module.css'
import { OfferDoubts } from './offer-doubts'
import { PriceAge } from './price-age'

/** Why it stands there, at which value the next one wins, then the rest. The place of one that is not the best stands above. */
const reasonWords = ({ reason: [why, ...more], turn, place }: Row) =>
  [place === 1 && why, turn, ...more].filter(Boolean).join(' ')

/** First on the page: the figure and what to do, and beside it, on a phone folded below it, the rest. */
const Leading = ({
  title,
  story,
  offer,
  children,
  isOther = false,
}: Readonly<Record<'title' | 'story' | 'offer' | 'children', ReactNode>> & {
  /** Not the best of the market: a phone leaves its conditions to its place in the list, which is near. */
  readonly isOther?: boolean
}) => (
  <section className={styles.winner} aria-labelledby="winner-title" data-other={isOther ? '' : undefined}>
    <div className={styles.story}>
      <h1 id="winner-title">{title}</h1>
      {story}
    </div>
    {offer}
    {children}
  </section>
)

const Edit = ({ href }: { readonly href: string | undefined }) =>
  href && (
    <Button kind="quiet" href={href}>
      Alterar respostas
    </Button>
  )

/** A figure in its largest size, with what it is over another time. */
export const HeroFigure = ({ main, second, after }: Pick<Row, 'main' | 'second'> & { after: string }) => (
  <p className={styles.hero}>
    <Money {...main} size="hero" />
    {second && (
      <span className={styles.yearly}>
        <Money {...second} />
        {after}
      </span>
    )}
  </p>
)

interface LeadingProps {
  /** How old the prices are, and of which month. */
  readonly ageWords: string
  readonly month: string
  /** Address of the answers, where nothing else on the page leads to them. */
  readonly edit?: string
  /** Words after the second figure, on what it includes: `, com taxas e IVA`. */
  readonly after: string
  /** The product's own: below the figure, beside the offer, and what unfolds below both. */
  readonly headline: ReactNode
  readonly extra: ReactNode
  readonly details: ReactNode
}

interface LeadingOfferProps extends LeadingProps {
  readonly row: Row
  /** Its chips here, where some are said in the headline. */
  readonly chips: Row['chips']
  readonly market: MarketOf
  readonly words: OfferWords
  /** Addresses of the contact form with this offer, and of the list without filters. */
  readonly want: string
  readonly whole: string
  /** The offer in words, above its chips. */
  readonly about: ReactNode
  /** Links to what explains the figure, which stands after the list: a visitor compares first, and looks it up in one press. */
  readonly further: ReactNode
}

/** The first thing read: what the best offer costs, whose it is and what changing gains; then why and on which conditions. */
export const LeadingOffer = ({ row, words, market, month, ...props }: LeadingOfferProps) => (
  <Leading
    title={leadingTitle(row, month, words)}
    isOther={row.place !== 1}
    story={
      <>
        <PriceAge words={props.ageWords} />
        <HeroFigure main={row.main} second={row.second} after={props.after} />
        {props.headline}
        <p>
          <strong>{row.provider}</strong>, {row.title}
        </p>
        <OfferDoubts doubts={row.doubts} />
        {row.place !== 1 && (
          <p className={styles.reason}>
            É a {placeOf(row, market)}. {row.reason[0]} <a href={props.whole}>Ver todas as ofertas</a>
          </p>
        )}
        <div className={styles.row}>
          <Button kind={leadingKind(row)} href={props.want} iconEnd={<ArrowRight size={20} />}>
            {words.want}
          </Button>
          <Edit href={props.edit} />
        </div>
      </>
    }
    offer={
      // It may have been opened before its code woke, which is not a mismatch.
      <details className={styles.fold} suppressHydrationWarning>
        <summary>
          Ver condições
          <ChevronDown size={20} aria-hidden="true" />
        </summary>
        <div className={styles.offer}>
          <p className={styles.reason}>{reasonWords(row)}</p>
          {props.about}
          <Chips chips={props.chips} />
          {props.extra}
        </div>
      </details>
    }
  >
    <p className={styles.further}>{props.further}</p>
    <div className={styles.bill}>{props.details}</div>
  </Leading>
)

interface HistoricLeadProps extends Pick<LeadingProps, 'ageWords' | 'edit' | 'headline'> {
  /** Address of the contact form without an offer. */
  readonly ask: string
  /** The product's own, below what holds today. */
  readonly children?: ReactNode
}

/** Every price is too old to be offered: how to get today's, and what holds today. The list is near. */
export const HistoricLead = ({ ageWords, ask, edit, headline, children }: HistoricLeadProps) => (
  <Leading
    title="Pede-nos os preços de hoje"
    story={
      <>
        <PriceAge words={ageWords} />
        <div className={styles.row}>
          <Button kind="main" href={ask} iconEnd={<ArrowRight size={20} />}>
            Quero os preços de hoje
          </Button>
          <Edit href={edit} />
        </div>
      </>
    }
    offer={headline && <div className={styles.offer}>{headline}</div>}
  >
    {children}
  </Leading>
)

interface ThenProps {
  readonly row: Row
  readonly month: string
  /** The offer as it was. */
  readonly children: ReactNode
}

/** Prices too old to be offered, as they were, folded. */
export const Then = ({ row, month, children }: ThenProps) => (
  <Details summary={`Como era em ${month}`}>
    <p>Serve para veres como as ofertas se comparavam, não para contares com uma poupança.</p>
    <OfferDoubts doubts={row.doubts} />
    {children}
  </Details>
)
