import { composed, foldInPlace } from './fold'

const folded = (text: string) => foldInPlace(composed(text))

/** Whether a text has every word that is asked for, in whatever order, case and accents. Nothing asked for is in every text. */
export function askedIn(asked: string): (text: string) => boolean {
  const wanted = folded(asked).split(/\s+/).filter(Boolean)
  return (text) => {
    const told = folded(text)
    return wanted.every((word) => told.includes(word))
  }
}
