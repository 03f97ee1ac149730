import { composed } from '../../../base/text/fold'
import { type Found, type Linted, type LintRule, type Place, placeOf } from '../finding'
import { wordsOf } from '../story-pieces'

interface DrawnHeading {
  readonly level: number
  readonly text: string
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  nbsp: ' ',
}

const wordsIn = (html: string) =>
  html.replace(/<[^<>]*>/g, '').replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)

/** One spelling for words that are compared: kept together or not, they are the same. */
const plain = (text: string) =>
  composed(text)
    .replace(/[\s\u00a0\u202f\u2060]+/g, ' ')
    .trim()

const headingsOf = (html: string): readonly DrawnHeading[] =>
  [...html.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs)].map(([, level, inner = '']) => ({
    level: Number(level),
    text: plain(wordsIn(inner)),
  }))

/** Place where an editor wrote these words; the story itself where it cannot be found. */
function placeOfWords({ pieces }: Linted, text: string): Place {
  const piece = pieces.find((one) => plain(wordsOf(one) ?? '') === text)
  return piece ? placeOf(piece) : { block: '', field: '' }
}

const how = {
  none: 'Começa a página com uma «Abertura» (hero), ou dá-lhe título.',
  second: 'Fica com uma só «Abertura» (hero) por página; as outras passam a secções.',
  empty: 'Escreve o título ou tira-o.',
}

/** Headings of a page as it is drawn: one of level 1 first, none skipped, none empty. */
export const headingOrderRule: LintRule = (linted) => {
  if (linted.html === undefined) return []
  const headings = headingsOf(linted.html)
  const story = { block: '', field: '' }
  if (headings.filter(({ level }) => level === 1).length === 0)
    return [{ ...story, severity: 'error', what: 'A página não tem título de nível 1.', how: how.none }]
  return headings.flatMap(({ level, text }, at): readonly Found[] => {
    const place = placeOfWords(linted, text)
    if (text === '')
      return [
        { ...place, severity: 'error', what: `Um título de nível ${level} está vazio.`, how: how.empty },
      ]
    const before = headings[at - 1]?.level ?? 0
    if (level === 1 && headings.slice(0, at).some((one) => one.level === 1))
      return [{ ...place, severity: 'error', what: `«${text}» é outro título de nível 1.`, how: how.second }]
    if (level <= before + 1) return []
    const what =
      at === 0
        ? `A página começa pelo título de nível ${level} «${text}».`
        : `«${text}» é de nível ${level}, logo a seguir a um de nível ${before}.`
    const fix = at === 0 ? how.none : `Passa-o para o nível ${before + 1}.`
    return [{ ...place, severity: 'error', what, how: fix }]
  })
}
