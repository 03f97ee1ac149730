import type { RichNode } from './rich-node'

/** The letters of a node, without marks. */
export const wordsOf = ({ text = '', content = [] }: RichNode): string => text + content.map(wordsOf).join('')

const most = 48

export const shortened = (words: string) =>
  words.length > most ? `${words.slice(0, most).replace(/\s+\S*$/, '')}…` : words

/** How a rich text begins, in a few words; undefined for anything else. */
export function beginningOf(value: unknown): string | undefined {
  const { content } = (value ?? {}) as Partial<RichNode>
  if (!Array.isArray(content)) return undefined
  const words = content.map(wordsOf).find((one) => one.trim() !== '') ?? ''
  return shortened(words)
}
