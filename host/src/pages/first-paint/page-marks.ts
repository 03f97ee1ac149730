import { firstScreens } from './first-screens'

/**
 * Marks in a page's markup that a selector can hold on to: `main`, `.b-hero`, `#conteudo`, `[data-slot`, `[type=radio`; and
 * the custom properties that it reads itself (`--paper`, in a drawing). One set, because a selector asks for all kinds alike.
 */
export type PageMarks = ReadonlySet<string>

const element = /<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi
const attribute = /([^\s=/"'<>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** Content of a template is drawn by a script, which comes after the whole sheet. */
const asleep = /<template\b[^>]*>[\s\S]*?<\/template>/g

/** Attributes of whose values a selector may ask for one: those that carry a widget's state. */
export const isMatchedByValue = (attribute: string) => /^(?:type|role|data-.*|aria-.*)$/.test(attribute)

/** Custom properties that a text reads. */
export const propertiesIn = (text: string): readonly string[] =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)

/** The marks of a document's HTML. It may find too many (in text that looks like markup) and never too few. */
export function pageMarks(document: string): PageMarks {
  const html = firstScreens(document.replace(asleep, ''))
  const marks = new Set<string>(['html', '[lang', 'body', ...propertiesIn(html)])
  for (const [, tag = '', attributes = ''] of html.matchAll(element)) {
    marks.add(tag.toLowerCase())
    if (attributes) noteAttributes(attributes, marks)
  }
  return marks
}

function noteAttributes(text: string, marks: Set<string>) {
  for (const [, written = '', double, single, bare] of text.matchAll(attribute)) {
    const name = written.toLowerCase()
    const value = double ?? single ?? bare ?? ''
    marks.add(`[${name}`)
    if (name === 'class') for (const one of value.split(/\s+/)) marks.add(`.${one}`)
    else if (name === 'id') marks.add(`#${value}`)
    else if (isMatchedByValue(name)) marks.add(`[${name}=${value}`)
  }
}
