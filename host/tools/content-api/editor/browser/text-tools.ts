/** What stands in a text field and what is selected there. */
export interface Selected {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Letters that take the place of others, and what is selected afterwards. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly insert: string
  readonly start: number
  readonly end: number
}

/** Puts a sign around the selected words, or takes it away. */
export function around({ text, start, end }: Selected, sign: string): Edit {
  const words = text.slice(start, end)
  const size = sign.length
  const isInside = text.slice(start - size, start) === sign && text.slice(end, end + size) === sign
  if (isInside)
    return { from: start - size, to: end + size, insert: words, start: start - size, end: end - size }
  return { from: start, to: end, insert: sign + words + sign, start: start + size, end: end + size }
}

/** Makes a link of the selected words; its address is selected then, to be typed. */
export function linked({ text, start, end }: Selected): Edit {
  const words = text.slice(start, end) || 'texto'
  const address = start + words.length + 3
  return { from: start, to: end, insert: `[${words}](/)`, start: address, end: address + 1 }
}

/** What a line can be besides words, by how it begins. */
const beginnings = {
  title: () => '## ',
  subtitle: () => '### ',
  points: () => '- ',
  steps: (at: number) => `${at + 1}. `,
  quotation: () => '> ',
} as const
export type LineKind = keyof typeof beginnings

const beginning = /^( *)(#{1,6} |[-*] |\d{1,9}[.)] |> ?)?/
const kindOf = (sign = ''): LineKind | undefined => {
  if (sign.startsWith('>')) return 'quotation'
  if (/^[-*]/.test(sign)) return 'points'
  if (/^\d/.test(sign)) return 'steps'
  return sign === '## ' ? 'title' : sign === '### ' ? 'subtitle' : undefined
}

/** Makes the selected lines titles, points, steps or a quotation; plain again when they all are it already. */
export function asLines({ text, start, end }: Selected, kind: LineKind): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', Math.max(end, from))
  const to = next < 0 ? text.length : next
  const lines = text.slice(from, to).split('\n')
  const isMeant = (line: string) => line !== '' || lines.length === 1
  const areAll = lines.filter(isMeant).every((line) => kindOf(beginning.exec(line)?.[2]) === kind)
  let at = 0
  const insert = lines
    .map((line) => {
      if (!isMeant(line)) return line
      const [whole, indent = ''] = beginning.exec(line) ?? ['']
      return indent + (areAll ? '' : beginnings[kind](at++)) + line.slice(whole.length)
    })
    .join('\n')
  const stop = from + insert.length
  return { from, to, insert, start: lines.length > 1 ? from : stop, end: stop }
}

/** Enter in a list begins the next point; in an empty one it ends the list. Undefined elsewhere. */
export function nextPoint({ text, start, end }: Selected): Edit | undefined {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const line = text.slice(from, start)
  const [whole = '', indent = '', sign = ''] = beginning.exec(line) ?? []
  const kind = kindOf(sign)
  if (start !== end || (kind !== 'points' && kind !== 'steps')) return undefined
  if (line === whole) return { from, to: start, insert: '', start: from, end: from }
  const next = kind === 'steps' ? sign.replace(/\d+/, (one) => String(Number(one) + 1)) : sign
  const insert = `\n${indent}${next}`
  return { from: start, to: start, insert, start: start + insert.length, end: start + insert.length }
}
