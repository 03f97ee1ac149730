import { cents } from 'shared-lib/money/cents'
import { formatEuro } from 'shared-lib/money/euro'
import type { CurrentCost, ResultRow } from '../domain/vocabulary'

const euro = (amount: number) => formatEuro(cents(amount))

/** `da EDP Comercial`; the regulated gas suppliers are named by what they are. */
const ofProvider = (name: string) => (name.startsWith('Comercializador ') ? `do ${name}` : `da ${name}`)

/** Cost that the saving is counted against, in words. */
export const againstWords = ({ origin }: CurrentCost, name: string | undefined) =>
  origin === 'bill'
    ? 'o que pagas hoje'
    : name
      ? `a tarifa mais barata ${ofProvider(name)} na lista`
      : 'a tarifa mais barata da tua comercializadora na lista'

/** The gain of changing to the winner against today, in one sentence; undefined when nothing is known of today. */
export function savingWords(
  { savingCents, id, place }: Pick<ResultRow, 'savingCents' | 'id' | 'place'>,
  current: CurrentCost | undefined,
  name: string | undefined,
): { readonly saves: boolean; readonly text: string } | undefined {
  if (!current || savingCents === undefined) return undefined
  const against = againstWords(current, name)
  if (savingCents > 0)
    return { saves: true, text: `Poupas ${euro(savingCents)} por ano face ${withA(against)}` }
  // Where filters leave cheaper ones out, what the visitor may have is no reason to stay.
  if (id === current.rowId)
    return place === 1
      ? { saves: false, text: 'É a mais barata da lista: se já a tens, não mudes' }
      : undefined
  if (savingCents === 0)
    return { saves: false, text: `Custa o mesmo que ${current.origin === 'bill' ? 'pagas hoje' : against}` }
  return {
    saves: false,
    text: `Já tens das mais baratas para ti: ficar custa menos ${euro(-savingCents)} por ano`,
  }
}

const withA = (words: string) => (words.startsWith('o ') ? `ao ${words.slice(2)}` : `à ${words.slice(2)}`)
