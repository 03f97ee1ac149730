import { foldText } from 'shared-lib/rules/text/fold'

export { foldText }

/** Case and accents folded letter by letter: a place in the folded text is the same place in the text itself. */
export const foldInPlace = (text: string): string =>
  // Most letters have no accent to lose.
  text
    .replace(/\P{ASCII}/gu, (letter) => (letter.length > 1 ? letter : foldText(letter).charAt(0) || ' '))
    .toLowerCase()

/** Composed letters, so that each is one character with its accent. */
export const composed = (text: string): string => text.normalize('NFC')

const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)

/** First place of a whole word or phrase in a folded text, -1 when it is not there. `open` lets the last word go on. */
export function placeOfWord(folded: string, word: string, open = false): number {
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
    if (!isLetter(folded[at - 1]) && (open || !isLetter(folded[at + word.length]))) return at
  return -1
}
