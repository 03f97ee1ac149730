import { found } from '../invoice/found'
import type { Line } from '../invoice/text-item'
import { isNear, numbersIn } from './labelled'
import type { PaperFigures } from './loan-sheet'

type Role = 'promotion' | 'after' | 'base' | 'discount' | 'total' | 'month' | 'plain'

interface Price {
  readonly role: Role
  readonly value: number
  /** Months that its words name. */
  readonly months: number | undefined
  readonly line: Line
}

/** Charges that are no price of a month. */
const otherCharge =
  /instala|ativac|adesao|portab|equipament|\bbox\b|router|cessac|denunci|penaliz|compensa|chamada|minuto|\bsms\b|\bm[bms]\b|\bgb\b|deslocac|iva de|anual/
const roles: readonly (readonly [Role, RegExp])[] = [
  ['month', /total (?:mensal|por mes)|(?:mensalidade|valor mensal) total/],
  ['total', /\b(?:custo|preco|valor)? ?total\b/],
  ['base', /sem (?:o )?descont/],
  ['promotion', /com (?:o )?descont/],
  ['discount', /descont/],
  [
    'after',
    /apos|depois|findo|terminad|a partir d[oe] (?:1[3-9]|[2-9]\d|\d+[/.-]\d)|segundo ano|restantes|meses (?:[2-9]|\d\d+) (?:a|ao|ate|e seguintes)|\b(?:[2-9]|\d\d) ?(?:a|ao|-|ate|–) ?\d+ mes|sem promoc/,
  ],
  [
    'promotion',
    /durante|primeir[oa]s?\b|promoc|meses? 1 ?(?:a|ao|-|ate|–) ?\d+|\b1 ?(?:a|ao|-|ate|–) ?\d+ mes|ate ao \d+/,
  ],
  ['base', /preco base|preco normal|de tabela|mensalidade base/],
]
const monthsIn = (text: string) => {
  const [, years] = /(\d+) anos/.exec(text) ?? []
  if (years || /primeiro ano/.test(text)) return 12 * Number(years ?? 1)
  const band =
    /(?:meses? |\b)1 ?(?:a|ao|-|ate|–) ?(\d+)|ate ao (\d+)(?![/.-]?\d)|a partir d[oe] (\d+)(?![/.-]?\d)|(\d+) ?(?:meses|mensalidades)/.exec(
      text,
    )
  const [, to, until, from, count] = band ?? []
  return from ? Number(from) - 1 : Number(to ?? until ?? count ?? Number.NaN) || undefined
}

/** `1.º ao 12.º mês` as `1 ao 12 mês`. */
const cardinal = (plain: string) => plain.replace(/(\d)\.?[ºª]/g, '$1')

const roleOf = (text: string): Role => roles.find(([, words]) => words.test(text))?.[0] ?? 'plain'

/** Head of the column of a piece of a line: the cell above it in a line without amounts. */
const headOf = (lines: readonly Line[], at: number, x: number, end: number) =>
  lines
    .slice(Math.max(0, at - 2), at)
    .filter(({ cells, plain }) => cells.length > 1 && numbersIn('eur', plain).length === 0)
    .flatMap(({ cells }) => cells.filter((cell) => cell.x <= end && cell.end >= x))
    .map(({ plain }) => cardinal(plain))
    .join(' ')

/** Its own words come right behind it, else before it. */
const withoutVat = (before: string, behind: string) =>
  /^\W*(?:\/ ?mes\W*)?(?:sem|s\/|\+|acresce) ?iva/.test(behind) ||
  (/(?:sem|s\/) ?iva\W*$/.test(before) && !/^\W*(?:com|c\/) ?iva/.test(behind))

/** The words of the next amount begin with when it is paid. */
function partedWords(between: string): readonly [behind: string, before: string] {
  const cut = between.search(/\b(?:e (?:n[oa]|d[aeo]|a|o)s? |(?:depois|apos)(?!\W*[,;])|findo|a partir)/)
  return cut < 0 ? [between, between] : [between.slice(0, cut), between.slice(cut)]
}

/** Amounts of a line, each with the words behind it, else before it, else above it. */
function pricesOf(lines: readonly Line[], line: Line, at: number): readonly Price[] {
  return line.plain.split(/;|\.\s/).flatMap((clause) => {
    const all = numbersIn('eur', clause)
    const [price = 0, less = 0, left = 0] = all.map(({ value }) => value)
    // Price, discount and what is left of it: only that is paid.
    const amounts = all.length === 3 && less > 0 && Math.abs(price - less - left) < 0.011 ? all.slice(2) : all
    const own = amounts.map(({ value, start, end }, index): Price | undefined => {
      const next = amounts[index + 1]
      const previous = amounts[index - 1]
      const behind = next ? partedWords(clause.slice(end, next.start))[0] : clause.slice(end)
      const before = previous ? partedWords(clause.slice(previous.end, start))[1] : clause.slice(0, start)
      const cell = line.cells.find(({ plain }) => plain.includes(clause.slice(start, end)))
      const head = amounts.length > 1 && cell ? headOf(lines, at, cell.x, cell.end) : ''
      const texts = [behind, index === 0 || roleOf(behind) === 'plain' ? before : '', head, before]
      const words = texts.find((text) => roleOf(text) !== 'plain') ?? before
      if (otherCharge.test(`${before} ${behind}`) || withoutVat(before, behind)) return undefined
      return { role: roleOf(words), value, months: monthsIn(words) ?? monthsIn(behind), line }
    })
    return own.filter((price) => price !== undefined)
  })
}

const isPriceLine = /mensalidade|preco|€|eur|desconto|meses/

/** A contract summary (Implementing Regulation (EU) 2019/2243: sections «Preço» and «Duração, renovação e denúncia»). */
export function telecomPricesIn(printed: readonly Line[]): PaperFigures {
  const lines = printed.map((line) => ({ ...line, plain: cardinal(line.plain) }))
  const all = lines.flatMap((line, at) => (isPriceLine.test(line.plain) ? pricesOf(lines, line, at) : []))
  const of = (role: Role) => all.find((price) => price.role === role)
  const [promotion, after, base, discount, total, month, plain] = (
    ['promotion', 'after', 'base', 'discount', 'total', 'month', 'plain'] as const
  ).map(of)
  const forGood = lines.some(({ plain }) =>
    /descont[^.]*(?:permanente|sem prazo|todo o contrato)/.test(plain),
  )
  const later =
    after ?? (promotion && !forGood ? (base ?? plain) : undefined) ?? (discount && (base ?? plain))
  const worked =
    discount && later && !promotion
      ? { ...discount, value: Number((later.value - Math.abs(discount.value)).toFixed(2)) }
      : undefined
  const now = promotion ?? worked ?? month ?? plain ?? base
  if (!now) return {}
  const changes = later !== undefined && later !== now && !(forGood && !after)
  const months = changes ? (now.months ?? discount?.months ?? after?.months) : undefined
  const inAll =
    total?.months === undefined
      ? undefined
      : changes
        ? now.value * Math.min(months ?? 0, total.months) +
          later.value * Math.max(0, total.months - (months ?? 0))
        : now.value * total.months
  const sure =
    (inAll !== undefined && total !== undefined && isNear(inAll, total.value)) ||
    (promotion !== undefined &&
      discount !== undefined &&
      later !== undefined &&
      Math.abs(later.value - Math.abs(discount.value) - promotion.value) < 0.02)
  const confidence = sure ? 'sure' : 'check'
  const note = sure ? undefined : 'Não há no resumo outros valores que o confirmem.'
  return {
    price: found(now.value, [now.line], confidence, note),
    promotionMonths:
      months === undefined
        ? undefined
        : found(months, [(now.months ? now : (later ?? now)).line], confidence, note),
    priceAfter: changes ? found(later.value, [later.line], confidence, note) : undefined,
  }
}
