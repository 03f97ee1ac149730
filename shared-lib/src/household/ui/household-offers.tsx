import { useLayoutEffect, useRef, useState } from 'react'
import { readCard } from '../household-card'
import { saidIn } from '../said-in'
import { type Offer, offersFor, type SharingForm } from '../shared-fields'
import styles from './household.module.css'

interface HouseholdOffersProps {
  readonly form: SharingForm
  /** Writes into a field of the form. */
  onUse(field: string, text: string): void
}

const words = ({ begins, shown, source }: Offer) =>
  `${begins ? 'Começar por' : 'Usar'} ${shown} (disseste-o ${saidIn(source)})`

const used = ({ begins, shown }: Offer) =>
  begins ? `Escrevemos ${shown}. Falta o resto.` : `Preenchemos com ${shown}. Podes mudar.`

/**
 * One button for each field that an earlier answer fits: nothing is filled without a press. Afterwards focus goes on
 * to what is left to type, or to the words that say what was filled, just before the form's own button.
 */
export function HouseholdOffers({ form, onUse }: HouseholdOffersProps) {
  const [{ entries }] = useState(readCard)
  const [taken, setTaken] = useState<Offer>()
  const note = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    if (!taken) return
    const control = note.current?.closest('form')?.elements.namedItem(taken.field)
    if (taken.begins && control instanceof HTMLInputElement) control.focus()
    else note.current?.focus()
  }, [taken])
  const take = (offer: Offer) => {
    onUse(offer.field, offer.text)
    setTaken(offer)
  }
  return (
    <div className={styles.offers}>
      {offersFor(form, entries).map((offer) => (
        <button className={styles.offer} key={offer.field} type="button" onClick={() => take(offer)}>
          {words(offer)}
        </button>
      ))}
      {taken && (
        <p className={styles.taken} ref={note} tabIndex={-1}>
          {used(taken)}
        </p>
      )}
    </div>
  )
}
