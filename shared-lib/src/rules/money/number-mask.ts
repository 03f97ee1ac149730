import { groupedDigits } from './grouped-digits'
import { bareNumber } from './typed-number'

const grouped = /^-?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/

/** True when one text is the other with a part taken out or one character put in. */
function isEdit(text: string, before: string): boolean {
  const [short, long] = text.length < before.length ? [text, before] : [before, text]
  let same = 0
  while (same < short.length && short[same] === long[same]) same++
  return long.endsWith(short.slice(same)) && (short === text || long.length === short.length + 1)
}

/**
 * Groups the thousands of a number while it is typed: `250000` becomes `250.000`. A point that was just typed at the end
 * stays, because it may be a decimal one; points of a text that was grouped before are none.
 */
export function groupedWhileTyped(text: string, before = ''): string {
  const bare = bareNumber(text)
  // More digits are no amount, and grouping them would take its time.
  if (bare.length > 30 || !/^-?[1-9][\d.]*(,\d*)?$/.test(bare)) return text
  const isOwn =
    grouped.test(before) && isEdit(bare, before) && !(bare.length > before.length && bare.endsWith('.'))
  if (bare.includes('.') && !isOwn && !grouped.test(bare)) return bare
  const [whole = '', ...fraction] = bare.split(',')
  return [groupedDigits(whole.replaceAll('.', '')), ...fraction].join(',')
}
