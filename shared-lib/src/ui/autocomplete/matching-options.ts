import { foldText } from '../../text/fold'
import type { SelectOption } from '../select/select'

/** Options whose label holds the text, accents and case aside; those that start with it come first. */
export function matchingOptions(options: readonly SelectOption[], text: string): readonly SelectOption[] {
  const wanted = foldText(text.trim())
  const held = options.filter((option) => foldText(option.label).includes(wanted))
  const starts = (option: SelectOption) => Number(foldText(option.label).startsWith(wanted))
  return held.toSorted((a, b) => starts(b) - starts(a))
}
