import { useLayoutEffect, useRef, useState } from 'react'
import { Checkbox } from '../../ui/checkbox/checkbox'
import { allowPersonal, keptDays, readCardOn } from '../household-card'
import { type Offer, offersFor, personalLabels, type SharingForm } from '../shared-fields'
import styles from './household.module.css'

/** Where an answer comes from, in words: `Simulação de energia` → `da simulação de energia`. */
export const sourceWords = (source: string) =>
  source.startsWith('Simulação') ? `da s${source.slice(1)}` : `de «${source}»`

interface HouseholdOffersProps {
  readonly form: SharingForm
  /** ISO date of the page. */
  readonly today: string
  /** Writes into a field of the form. */
  onUse(field: string, text: string): void
}

const words = ({ shown, source }: Offer) => `Usar ${shown}, ${sourceWords(source)}`

const used = ({ begins, shown }: Offer) =>
  begins ? `Escrevemos ${shown}. Falta o resto.` : `Preenchemos com ${shown}. Podes mudar.`

/**
 * One button for each field that an earlier answer fits: nothing is filled without a press. Afterwards focus goes to
 * the next empty field, or to the message on the filled ones, just before the form's own button.
 */
export function HouseholdOffers({ form, today, onUse }: HouseholdOffersProps) {
  const [{ keep, personal, entries }, setCard] = useState(() => readCardOn(today))
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
  const asks = keep ? personalLabels(form) : []
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
      {asks.length > 0 && (
        <Checkbox
          name="guardarPessoal"
          label={`Guardar neste telemóvel ou computador: ${asks.join(' e ').toLowerCase()}`}
          hint={`Para não escreveres outra vez noutra simulação. Apagamos ao fim de ${keptDays.personal} dias, ou quando quiseres.`}
          required={false}
          value={personal}
          onChange={(agreed) => {
            allowPersonal(agreed)
            setCard(readCardOn(today))
          }}
        />
      )}
    </div>
  )
}
