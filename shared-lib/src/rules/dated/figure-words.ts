import { formatNumber } from '../money/format-number'
import type { FigureLine } from './published-figure'

// Words of published figures: each function takes a figure in the unit of its name.

const space = '\u00a0'

/** Decimals of a price per kWh; an amount of law has two. */
const most = 7

/** `12,50 €`, `0,1654 €`, `30.000 €`: cents or none, and more only where they are there. */
export function euros(amount: number): string {
  const text = formatNumber(amount, most)
  return `${/,\d$/.test(text) ? `${text}0` : text}${space}€`
}

export const fromCents = (amount: number) => euros(amount / 100)
/** A fraction as percent. */
export const percent = (ratio: number) => `${formatNumber(ratio * 100, most)}${space}%`
export const plain = (value: number) => formatNumber(value, most)

export const eurosPer = (what: string) => (amount: number) => `${euros(amount)} por ${what}`

/** One line for each member, with its key and the label that it has. */
export const labelled = <Key extends string>(
  labels: Readonly<Record<Key, string>>,
  words: (value: number) => string,
) => {
  const entries = Object.entries(labels) as [Key, string][]
  return (value: Readonly<Record<Key, number>>): readonly FigureLine[] =>
    entries.map(([key, label]) => ({ key, label, text: words(value[key]) }))
}

/** Rows of a table whose labels hold amounts: texts name a row by its place, which stays where an amount is corrected. */
export const numbered = (rows: readonly (readonly [label: string, text: string])[]): readonly FigureLine[] =>
  rows.map(([label, text], at) => ({ key: String(at + 1), label, text }))
