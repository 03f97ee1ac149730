import { type Fields, isRecord, textOf } from '../source/story'

/** Cells beyond it, and lists that begin later, are mistakes: a page must not be drawn for them. */
export const mostSpan = 50
const lastStart = 9999

const whole = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && /^\d{1,6}$/.test(value.trim()) ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined
}

export const isWholeSpan = (value: unknown) => {
  const span = whole(value)
  return span !== undefined && span >= 1 && span <= mostSpan
}

const spanOf = (value: unknown) => {
  const span = whole(value) ?? 1
  return span > 1 ? Math.min(span, mostSpan) : undefined
}

/** How many columns and rows a cell takes; undefined for one. */
export const spansOf = (attrs: Fields) => ({
  colspan: spanOf(attrs.colspan),
  rowspan: spanOf(attrs.rowspan),
})

/** Where a list begins to count; undefined where it is at 1. */
export function listStart(value: unknown): number | undefined {
  const start = whole(value)
  return start !== undefined && start !== 1 && start >= 0 && start <= lastStart ? start : undefined
}

/** Ids of the shell and of a page's own parts: a second element of that id would be taken for them. */
const reserved = /^(?:qp-|conteudo$)/i

/** Id of a place on the page, as links name it; undefined for invalid ones. */
export function anchorId(value: unknown): string | undefined {
  const id = textOf(value).trim().replace(/^#/, '')
  return id === '' || id.length > 100 || /[\s"<>]/.test(id) || reserved.test(id) ? undefined : id
}

export const attrsOf = (node: Fields): Fields => (isRecord(node.attrs) ? node.attrs : {})
