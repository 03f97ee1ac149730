import type { PublishedValue } from 'shared-lib/rules/dated/published-figure'
import { composed, foldInPlace } from '../../../base/text/fold'

// Texts and published figures, made alike to be held against each other.

/** `1.070,50 €` → `1070.5€`: the same figure however it is written. */
const figurePattern = /(?<![\d.,])\d[\d.\u00a0\u202f ]{0,20}(?:,\d{1,6})?\s?(?:€|%|euros?\b)/g

export function figuresIn(text: string): ReadonlySet<string> {
  const found = text.match(figurePattern) ?? []
  return new Set(
    found.map((figure) => {
      const number = Number(figure.replace(/[^\d,]/g, '').replace(',', '.'))
      return `${number}${figure.endsWith('%') ? '%' : '€'}`
    }),
  )
}

export const figuresOf = ({ lines }: PublishedValue) =>
  lines.map((line) => ({ ...line, figures: figuresIn(line.text) }))

/** Short words and periods, which are in every text and identify no figure. */
const smallWords = new Set('de do da dos das e a o em no na por para com ao os as um uma'.split(' '))

/** Words that identify a figure among others, folded. */
export const keyWords = (name: string) =>
  foldInPlace(composed(name))
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !smallWords.has(word))

const singular = (folded: string) => folded.replace(/oes\b/g, 'ao')

/** Whether a folded text has a word; singular and plural count as one. */
export function says(folded: string): (word: string) => boolean {
  const text = singular(folded)
  return (word) => text.includes(singular(word).replace(/s$/, ''))
}

/** `IAS, indexante dos apoios sociais`, `… da eletricidade (IEC)`: initials in common use for a figure. */
export function initialsOf(name: string): RegExp | undefined {
  const [, first, last] = /^([A-Z]{2,6}),|\(([A-Z]{2,6})\)$/.exec(name) ?? []
  return (first ?? last) === undefined ? undefined : new RegExp(`\\b${first ?? last}\\b`)
}
