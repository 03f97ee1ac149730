import { deepestNode, plainText } from 'shared-lib/contract/stories/plain-text'
import { type Fields, isRecord, recordsOf } from '../source/story'
import { cleanHtml } from './clean-html'

const inlineNodes = new Set(['text', 'hard_break', 'hardBreak', 'emoji'])

const isInline = (node: Fields) => recordsOf(node.content).every(({ type }) => inlineNodes.has(String(type)))

function paragraphs(node: Fields, depth = 0): readonly string[] {
  if (isInline(node) || depth > deepestNode) return [plainText(node)]
  return recordsOf(node.content).flatMap((child) => paragraphs(child, depth + 1))
}

const unescaped: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

const wordsOfHtml = (html: string) =>
  cleanHtml(html)
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(\w+);/g, (entity, name: string) => unescaped[name] ?? entity)

/** Words of rich text, in one line without markup: for machines that read along. */
export function richTextWords(value: unknown): string {
  const text =
    typeof value === 'string' ? wordsOfHtml(value) : isRecord(value) ? paragraphs(value).join(' ') : ''
  return text.replace(/\s+/g, ' ').trim()
}
