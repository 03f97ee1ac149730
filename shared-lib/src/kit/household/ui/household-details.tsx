import { useRef, useState } from 'react'
import { formatDate } from '../../../rules/dates/date-formats'
import { toIsoDate } from '../../../rules/dates/iso-date'
import { Button } from '../../ui/button/button'
import { Checkbox } from '../../ui/checkbox/checkbox'
import { Details } from '../../ui/details/details'
import { cardEntry } from '../card-entries'
import {
  eraseCard,
  eraseEntry,
  type KeptEntry,
  keptDays,
  readCard,
  readCardOn,
  setKeeping,
} from '../household-card'
import styles from './household.module.css'

const labelOf = ({ name }: KeptEntry) => cardEntry(name)?.label ?? 'Outra resposta'
const textOf = ({ name, text }: KeptEntry) => cardEntry(name)?.show(text) ?? text

/** Everything this device remembers of a household, each answer erasable; and the way to have nothing remembered. */
export function HouseholdDetails({ today }: { readonly today: string | undefined }) {
  const [{ keep, entries }, setCard] = useState(() => (today ? readCardOn(today) : readCard()))
  const [news, setNews] = useState('')
  const note = useRef<HTMLParagraphElement>(null)
  const change = (work: () => void, words: string) => {
    work()
    setCard(readCard())
    setNews(words)
  }
  /** The pressed button goes with the erased entry: focus goes to the message. */
  const erase = (work: () => void, words: string) => {
    change(work, words)
    note.current?.focus()
  }
  return (
    <Details summary="Guardado neste telemóvel ou computador">
      <p>
        Esta lista nunca sai daqui. Serve só para te propor, noutra simulação, respostas que já deste.
        Apagamos o que é da casa ao fim de um ano, e a data de nascimento e o rendimento ao fim de{' '}
        {keptDays.personal} dias.
      </p>
      <p className={styles.news} role="status" ref={note} tabIndex={-1}>
        {news}
      </p>
      {entries.length > 0 && (
        <ul className={styles.entries} aria-label="Respostas guardadas">
          {entries.map((entry) => (
            <li className={styles.entry} key={entry.name}>
              <div>
                <p className={styles.label}>{labelOf(entry)}</p>
                <p className={styles.text}>{textOf(entry)}</p>
                <p className={styles.label}>
                  {entry.source}, {formatDate(toIsoDate(entry.on), 'DD/MM/YYYY')}
                </p>
              </div>
              <Button
                kind="quiet"
                aria-label={`Apagar: ${labelOf(entry)}`}
                onClick={() => erase(() => eraseEntry(entry.name), `Apagámos: ${labelOf(entry)}.`)}
              >
                Apagar
              </Button>
            </li>
          ))}
        </ul>
      )}
      {entries.length > 0 ? (
        <Button onClick={() => erase(eraseCard, 'Apagámos tudo.')}>Apagar tudo</Button>
      ) : (
        <p className={styles.text}>Não está nada guardado.</p>
      )}
      <div className={styles.keep}>
        <Checkbox
          name="semCartao"
          label="Não guardar"
          hint="Apaga o que está na lista e não volta a guardar respostas aqui."
          required={false}
          value={!keep}
          onChange={(off) =>
            change(() => setKeeping(!off), off ? 'Não guardamos mais nada.' : 'Voltamos a guardar.')
          }
        />
      </div>
    </Details>
  )
}
