import type { SelectOption } from '../select/select'

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()

/** Options whose label holds the text, accents and case aside; those that start with it come first. */
export function matchingOptions(options: readonly SelectOption[], text: string): readonly SelectOption[] {
  const wanted = plain(text)
  const held = options.filter((option) => plain(option.label).includes(wanted))
  const starts = (option: SelectOption) => Number(plain(option.label).startsWith(wanted))
  return held.toSorted((a, b) => starts(b) - starts(a))
}
