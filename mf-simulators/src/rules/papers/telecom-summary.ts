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
  /** First and last month that its words name. */
  readonly from?: number | undefined
  readonly to?: number | undefined
  readonly line: Line
}

/** A price and its last month. */
interface Step {
  readonly value: number
  readonly line: Line
  readonly to?: number | undefined
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
    /apos|depois|findo|terminad|a seguir\b|a partir d[oe] (?:1[3-9]|[2-9]\d|[4-9]\b|\d+[/.-]\d|\d+ de [a-z])|segundo ano|restantes|meses (?:[2-9]|\d\d+) (?:a|ao|ate|e seguintes)|\b(?:[2-9]|\d\d) ?(?:a|ao|-|ate|–) ?\d+ mes|sem promoc/,
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
    /(?:meses? |\b)1 ?(?:a|ao|-|ate|–) ?(\d+)|ate ao (?:mes )?(\d+)(?![/.-]?\d)|a partir d[oe] (?:mes )?(\d+)(?![/.-]?\d)|(\d+) ?(?:meses|mensalidades|faturas|(?:periodos|ciclos) de faturacao)/.exec(
      text,
    )
  const [, to, until, from, count] = band ?? []
  return from ? Number(from) - 1 : Number(to ?? until ?? count ?? Number.NaN) || undefined
}

const bandIn = (text: string) => {
  const month = String.raw`(\d+)(?![/.-]?\d| de)`
  const [, first, last] = new RegExp(`\\b(\\d+) ?(?:a|ao|-|ate|–) ?${month}`).exec(text) ?? []
  const [, from = first] = new RegExp(`a partir d[oe] (?:mes )?${month}`).exec(text) ?? []
  const [, to = last] = new RegExp(`ate ao (?:mes )?${month}`).exec(text) ?? []
  return { from: from ? Number(from) : undefined, to: to ? Number(to) : undefined }
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
  const cut = between.search(
    /\b(?:e (?:n[oa]|d[aeo]|a|o)s? |(?:depois|apos)(?!\W*[,;])|findo|a partir|\(?descont\w* de\W*$)/,
  )
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
      const own =
        /(?<!\b[cs][oe]m (?:o )?)\bdescont\w*(?: (?:promocional|mensal|de|em fatura))*\W*$|^\W*(?:depois|apos|a partir)\b/.exec(
          before,
        )?.[0]
      const words = own ? before : (texts.find((text) => roleOf(text) !== 'plain') ?? before)
      if (otherCharge.test(`${before} ${behind}`) || withoutVat(before, behind)) return undefined
      const band = bandIn([head, behind, before].find((text) => /\d/.test(text)) ?? '')
      return { role: roleOf(words), value, months: monthsIn(words) ?? monthsIn(behind), ...band, line }
    })
    return own.filter((price) => price !== undefined)
  })
}

const isPriceLine = /mensalidade|preco|€|eur|desconto|meses/

const cents = (value: number) => Number(value.toFixed(2))

const counts = ['', 'uma', 'duas', 'tres', 'quatro', 'cinco', 'seis']
const firstMonths = `((?:(?:\\d{1,2}|dois|primeir[ao]s?${counts.join('|')}) ){1,2})(?:mensalidades?|mes(?:es)?)\\b`
const free = new RegExp(
  `(?:oferta|oferecemos) (?:d?[aeo]s? )?${firstMonths}(?! d[aeo])|${firstMonths} (?:gratis|gratuit|oferecid|de oferta)`,
)

/** The first months for nothing: «oferta das 3 primeiras mensalidades». */
function freeStep(lines: readonly Line[]): Step | undefined {
  return lines.flatMap((line) => {
    const hit = free.exec(line.plain)
    if (!hit) return []
    const words = (hit[1] ?? hit[2] ?? '').replace('dois', 'duas')
    const count = Number(/\d+/.exec(words)) || counts.findIndex((word) => word && words.includes(word))
    return [{ value: 0, line, to: Math.max(1, count) }]
  })[0]
}

/** A share taken off for some months: «50 % de desconto nos primeiros 6 meses». */
function sharedStep(lines: readonly Line[], whole: Price): Step | undefined {
  return lines.flatMap((line) => {
    const [share] = numbersIn('percent', line.plain)
    const to = monthsIn(line.plain)
    const isLess =
      share && to && share.value < 100 && /descont/.test(line.plain) && !otherCharge.test(line.plain)
    return isLess ? [{ value: cents(whole.value * (1 - share.value / 100)), line, to }] : []
  })[0]
}

/** Discounts of so many months, one a line, in all. */
const discountsLike = (all: readonly Price[], { months }: Price) => {
  const alike = all.filter((price) => price.role === 'discount' && price.months === months)
  const byLine = new Map(alike.map(({ line, value }) => [line.plain, Math.abs(value)]))
  return [...byLine.values()].reduce((sum, value) => sum + value, 0)
}

/** What is paid, one price after the other. */
function stepsOf(lines: readonly Line[], all: readonly Price[]): readonly Step[] {
  const of = (role: Role) => all.find((price) => price.role === role)
  const [promotion, after, base, discount, month, plain] = (
    ['promotion', 'after', 'base', 'discount', 'month', 'plain'] as const
  ).map(of)
  const forGood = lines.some(({ plain }) =>
    /descont[^.]*(?:permanente|sem prazo|todo o contrato)/.test(plain),
  )
  const whole = base ?? plain
  const full = after ?? whole
  const worked = !promotion &&
    discount &&
    full && { ...discount, value: cents(full.value - discountsLike(all, discount)) }
  const own = promotion || worked || (month ?? plain ?? base ?? after)
  if (!own) return []
  const shared = own === whole ? sharedStep(lines, own) : undefined
  const isFollowed = !forGood && (promotion ?? discount)
  const afters = all.filter(({ role }) => role === 'after')
  const later = afters.length > 0 ? afters : isFollowed || shared ? [whole] : []
  const first = shared ?? { ...own, to: own.months ?? discount?.months ?? after?.months }
  const offered = freeStep(lines)
  return [...(offered ? [offered] : []), first, ...later.filter((one) => one !== undefined)].filter(
    (step, at, steps) => steps.findIndex(({ value }) => value === step.value) === at,
  )
}

const horizon = 24

/** Each step with its last month: its own, or the one before the next. */
const withEnds = (steps: readonly (Step & { readonly from?: number | undefined })[]): readonly Step[] =>
  steps.map((step, at) => {
    const from = steps[at + 1]?.from
    const to = from ? from - 1 : step.to
    return { ...step, to: at === steps.length - 1 ? horizon : to }
  })

/** What steps come to in the first months; undefined where an end is missing. */
function costOf(steps: readonly Step[], months: number): number | undefined {
  let [cost, begun] = [0, 0]
  for (const { value, to } of steps) {
    if (to === undefined) return undefined
    const end = Math.min(months, to)
    cost += value * Math.max(0, end - begun)
    begun = Math.max(begun, end)
  }
  return cost
}

const unproven = 'Não há no resumo outros valores que o confirmem.'
const meanLater = 'Depois há mais do que um preço: é a média até aos 24 meses.'
const severalLater = 'Depois há mais do que um preço: este é o primeiro.'

/** A contract summary (Implementing Regulation (EU) 2019/2243: sections «Preço» and «Duração, renovação e denúncia»). */
export function telecomPricesIn(printed: readonly Line[]): PaperFigures {
  const lines = printed.map((line) => ({ ...line, plain: cardinal(line.plain) }))
  const all = lines.flatMap((line, at) => (isPriceLine.test(line.plain) ? pricesOf(lines, line, at) : []))
  const steps = withEnds(stepsOf(lines, all))
  const [now, next, ...others] = steps
  if (!now) return {}
  const of = (role: Role) => all.find((price) => price.role === role)
  const [total, discount, promotion] = (['total', 'discount', 'promotion'] as const).map(of)
  const base = next ?? of('base') ?? of('plain')
  const inAll =
    total?.months &&
    costOf([...steps.slice(0, -1), { ...(steps.at(-1) ?? now), to: total.months }], total.months)
  const sure =
    (inAll !== undefined && inAll !== 0 && total !== undefined && isNear(inAll, total.value)) ||
    (promotion !== undefined &&
      discount !== undefined &&
      others.length === 0 &&
      base !== undefined &&
      Math.abs(base.value - Math.abs(discount.value) - promotion.value) < 0.02)
  const confidence = sure ? 'sure' : 'check'
  const note = sure ? undefined : unproven
  const months = next && now.to
  const later = costOf([{ ...now, value: 0 }, ...steps.slice(1)], horizon)
  const mean = later && months && months < horizon ? cents(later / (horizon - months)) : undefined
  return {
    price: found(now.value, [now.line], confidence, note),
    promotionMonths: months ? found(months, [now.line], confidence, note) : undefined,
    priceAfter:
      next &&
      (others.length === 0
        ? found(next.value, [next.line], confidence, note)
        : found(
            mean ?? next.value,
            steps.slice(1).map(({ line }) => line),
            'check',
            mean ? meanLater : severalLater,
          )),
  }
}
