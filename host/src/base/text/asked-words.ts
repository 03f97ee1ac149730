import { composed, foldInPlace } from './fold'

const folded = (text: string) => foldInPlace(composed(text))

const inWord = /[\p{L}\p{N}]/u

/** Whether one of the text's words begins so: «iva» is no part of «diretiva». */
function begins(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!inWord.test(text[at - 1] ?? '')) return true
  return false
}

/** Whether a text has words that begin as the searched ones, in any order, case and accents; always for none. */
export function askedIn(asked: string): (text: string) => boolean {
  const wanted = folded(asked).split(/\s+/).filter(Boolean)
  return (text) => {
    const words = folded(text)
    return wanted.every((word) => begins(words, word))
  }
}
