import { annuityFactor } from 'shared-lib/rules/credit/annuity'
import { type Found, found } from '../invoice/found'
import type { Line } from '../invoice/text-item'
import { isNear, partsIn, type Seen, seenAfter } from './labelled'

/** Figures of a sheet of a loan that were found, by the fields of the form that judges it. */
export type PaperFigures = Readonly<Record<string, Found<number | string> | undefined>>

const amountLabel =
  /montante (?:total )?(?:e moeda )?d[oe] (?:emprestimo|credito|financiamento)|montante (?:a conceder|financiado|em divida)|capital (?:mutuado|financiado|em divida)/
const instalmentLabel =
  /(?:montante|valor) d[ae]s?(?: cada| restantes| demais| seguintes)? prestac(?:ao|oes)|montante de cada prestacao|prestac(?:ao|oes) (?:mensa(?:l|is)|inicial|fixa\b)(?! de reembolso)|(?<!(?:\dª?|ª|\bpor|cada|primeira|ultima|\bd[aeo]) )\bprestacao(?=\W*(?:e de\b)?\W*(?:eur\w*|€)?\s*\d)/
const countLabel = /(?:numero|n\.? ?[oº]|total)(?: total)? de (?:prestacoes|pagamentos)/
const termLabel =
  /duracao(?: d[oe] (?:contrato|emprestimo|credito|financiamento))?(?=\W*(?:\d|\(|total|$))|prazo(?! d[aeo]s? (?:taxa|revis|index|euribor|caren|fix|valid|refle|revog|utiliz))/
const totalLabel = /montante total (?:imputado|a reembolsar|a pagar)|\bmtic\b/
const costLabel = /(?:valor total|total|custo total) d[oe]s? (?:encargos|credito)/
const onceLabel =
  /custos? .{0,30}uma (?:unica|so) vez|custos iniciais|comissao de (?:abertura|formalizacao|estudo|dossie|processo)|selo .{0,20}(?:utilizacao|abertura|concessao)/
const monthlyLabel = /custos? .{0,30}(?:periodic|regular|mensa|por mes)|encargos mensais/
const counted = /(\d{1,3})\s+(?:prestac\w+|pagamentos|mensalidades|x(?=\s*(?:€|eur\w*)?\s*\d))/
/** Paid otherwise than each month. */
const otherPeriods =
  /(?:periodicidade|frequencia|prestac\w+|pagamentos)\W+(?:d[aeo]s? \w+\W+)?(?:\w*mestra|anua|quinzena|semana)|(?:prestac\w+|pagamentos) por ano|(?:prestac\w+|\bpag[ao]\w*)[^.;]{0,30} de (?!1 )(\d+) em \1 meses/
/** One instalment of its own, next to so many others. */
const loneLabel = /(?:\b1\.? ?ª|primeira|ultima) prestacao\W.{0,12}\d/g

const first = (seen: readonly Seen[]) => seen[0]
const isOne = (seen: readonly Seen[]) => new Set(seen.map(({ value }) => value)).size === 1
const sumOf = (seen: readonly Seen[]) => [...new Set(seen)].reduce((sum, { value }) => sum + value, 0)

/** What is lent when so much is paid each month: the present value at a yearly rate, by which the TAEG is defined. */
const lentFor = (monthly: number, months: number, taeg: number): number =>
  monthly / annuityFactor(12 * ((1 + taeg / 100) ** (1 / 12) - 1), months)

function loanFigures(lines: readonly Line[]) {
  const after = (label: RegExp, kind: Parameters<typeof seenAfter>[2]) => seenAfter(lines, label, kind)
  // The FINE's own line; its table of repayment has a capital in debt in each row.
  const lentLine = after(/montante e moeda/, 'eur')
  const amount =
    lentLine.length > 0
      ? lentLine
      : [...after(/montante total do credito/, 'eur'), ...after(amountLabel, 'eur')]
  const monthlyLines = lines.some(({ plain }) => otherPeriods.test(plain)) ? [] : lines
  const parts = partsIn(monthlyLines, counted)
  const instalment = [
    ...seenAfter(monthlyLines, instalmentLabel, 'eur'),
    ...parts.map(({ each: value, line }) => ({ value, line })),
  ]
  // Instalments that change, one after the other, last as long as all of them.
  const changes = new Set(parts.map(({ each }) => each)).size > 1
  const lone = changes ? 0 : new Set(monthlyLines.flatMap(({ plain }) => plain.match(loneLabel) ?? [])).size
  const months = [
    ...seenAfter(monthlyLines, countLabel, 'count'),
    ...parts.map(({ count, line }) => ({
      value: changes ? parts.reduce((sum, one) => sum + one.count, 0) : count + lone,
      line,
    })),
    ...after(termLabel, 'months'),
  ]
  const taeg = after(
    /(?<!componentes d[ae] )\btaeg\b(?!\W*inclui)|taxa anual de encargos efetiva global/,
    'percent',
  )
  const [once, monthly] = [sumOf(after(onceLabel, 'eur')), sumOf(after(monthlyLabel, 'eur'))]
  const [total, cost] = [first(after(totalLabel, 'eur')), first(after(costLabel, 'eur'))]
  const [lent, paid, count, rate] = [amount, instalment, months, taeg].map((seen) => first(seen)?.value)
  const paidInAll = paid !== undefined && count !== undefined ? (paid + monthly) * count : undefined
  const comesTo = (own: number | undefined) =>
    total !== undefined && own !== undefined && isNear(own, total.value, 0.005)
  return {
    amount,
    instalment,
    months,
    taeg,
    changes,
    /** Instalments, and fees where they are not in them, come to the printed total. */
    addsUp: comesTo(paidInAll) || comesTo(paidInAll && paidInAll + once),
    /** The printed rate is that of these payments. */
    fitsRate:
      lent !== undefined && paid !== undefined && count !== undefined && rate !== undefined
        ? [0, once].some((fees) => isNear(lentFor(paid + monthly, count, rate) + fees, lent))
        : false,
    /** Amount and cost come to the printed total. */
    fitsCost: lent !== undefined && cost !== undefined && comesTo(lent + cost.value),
  }
}

const unproven = 'Não há na ficha outros valores que o confirmem.'
const several = 'A ficha traz mais do que um valor.'
const changing = 'A prestação muda a meio: esta é a primeira.'

const figure = (
  seen: readonly Seen[],
  sure: boolean,
  { times = 1, changes = false } = {},
): Found<number> | undefined => {
  const [one] = seen
  if (!one) return undefined
  const note = changes ? changing : isOne(seen) ? (sure ? undefined : unproven) : several
  return found(one.value * times, [one.line], note ? 'check' : 'sure', note)
}

/** The FIN of a loan to consumers (DL 133/2009, article 6; Instrução 12/2013 of Banco de Portugal, annexes I and II). */
export function consumerLoanIn(lines: readonly Line[]): PaperFigures {
  const { amount, instalment, months, changes, addsUp, fitsRate, fitsCost } = loanFigures(lines)
  return {
    instalment: figure(instalment, addsUp, { changes }),
    months: figure(months, addsUp),
    amount: figure(amount, addsUp && (fitsRate || fitsCost)),
  }
}

/** The FINE of a home loan (DL 74-A/2017, annex II, sections 3 to 6). */
export function homeLoanIn(lines: readonly Line[]): PaperFigures {
  const { amount, instalment, months, taeg, changes, addsUp, fitsRate } = loanFigures(lines)
  const whole = months.filter(({ value }) => value % 12 === 0)
  return {
    instalment: figure(instalment, addsUp, { changes }),
    taeg: figure(taeg, addsUp && fitsRate),
    debt: figure(amount, addsUp && fitsRate),
    years: figure(whole, addsUp, { times: 1 / 12 }),
  }
}
