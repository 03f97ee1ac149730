import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { withMinus } from 'shared-lib/rules/figures/figure-text'
import { cents, roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { formatNumber } from 'shared-lib/rules/money/format-number'
import type { DepositOffer, DepositRate, Eligibility, Term } from '../../data/offers/deposit-offer'
import type { Left } from '../../rules/early-withdrawal'
import type { PricedRate } from '../../rules/price-deposit'
import type { RankedDeposit } from '../../rules/rank-deposits'

/** Without cents from 1.000 € on. */
export const briefEuro = (amount: number) => withMinus(formatBriefEuro(cents(amount)))
export const percent = (value: number, decimals = 3) => `${withMinus(formatNumber(value, decimals))}\u00a0%`

/** `6 meses`, `100 dias`, `183 dias (6 meses)`. */
export function termWords({ months, days: sold }: DepositRate, days: number): string {
  if (months === undefined) return `${days} dias`
  const words =
    months === 1 ? '1 mês' : months === 12 ? '1 ano' : months === 24 ? '2 anos' : `${months} meses`
  return sold === undefined ? words : `${words} (${days} dias)`
}

const whoWords: Readonly<Record<Eligibility, string | undefined>> = {
  anyone: undefined,
  newCustomers: 'Só para clientes novos',
  newMoney: 'Só com dinheiro de outro banco',
  existingCustomers: 'Só para quem já é cliente',
  unknown: 'Confirma se podes subscrever',
}
export const eligibilityWords = ({ eligibility, maxAge }: DepositOffer): readonly string[] => [
  ...(whoWords[eligibility] ? [whoWords[eligibility]] : []),
  ...(maxAge === undefined ? [] : [`Até aos ${maxAge} anos`]),
]

const periods: readonly (readonly [months: number, days: number, words: string])[] = [
  [1, 30, 'do mês em curso'],
  [3, 90, 'do trimestre em curso'],
  [6, 180, 'do semestre em curso'],
  [12, 360, 'do ano em curso'],
]
/** `do trimestre em curso`. */
const periodWords = ({ months, days }: Term) =>
  periods.find((one) => one[0] === months || one[1] === days)?.[2] ?? 'desde o último pagamento de juros'

/** Loss of leaving early, at a glance. */
export function exitChip({ earlyWithdrawal: { kind, loses, losesPeriod, paysTanb } }: DepositOffer): string {
  switch (kind) {
    case 'notAllowed':
      return 'Não podes levantar antes do fim'
    case 'losesAll':
      return 'Levantas antes, mas sem juros'
    case 'losesPart':
      if (losesPeriod) return `Levantas antes e perdes os juros ${periodWords(losesPeriod)}`
      return loses === undefined
        ? 'Levantas antes e perdes parte dos juros'
        : `Levantas antes e perdes ${percent(loses * 100)} dos juros`
    case 'paysLess':
      return paysTanb === undefined
        ? 'Levantas antes e rende menos'
        : `Levantas antes e rende ${percent(paysTanb)}`
    case 'unknown':
      return 'Confirma se podes levantar antes'
  }
}

/** The same as a sentence with the euros of half the term, which is where most people change their mind. */
export function exitSentence({ offer, days, netCents }: RankedDeposit, halfway: Left | undefined): string {
  const { kind, note } = offer.earlyWithdrawal
  const half = Math.floor(days / 2)
  const more = note ? ` ${note}` : ''
  if (kind === 'notAllowed') return `Não podes levantar o dinheiro antes do fim.${more}`
  if (kind === 'unknown') return `Não sabemos o que perdes se levantares antes: vê na ficha do banco.${more}`
  if (!halfway)
    return `Se levantares antes do fim, perdes parte dos juros.${more} Não sabemos quantos euros são: pergunta ao banco.`
  return halfway.netCents === 0
    ? `Se levantares a meio (${half} dias), perdes os juros todos e recebes só o que lá puseste.${more}`
    : `Se levantares a meio (${half} dias), ficas com ${briefEuro(halfway.netCents)} de juros em vez de ${briefEuro(netCents)}.${more}`
}

const fundNames: Readonly<Record<string, string>> = {
  ES: 'Espanha',
  SE: 'Suécia',
  FR: 'França',
  DE: 'Alemanha',
}
export const fundWords = (country: string): string =>
  country === 'PT' ? 'Portugal' : (fundNames[country] ?? country)

const paidWords: Readonly<Record<string, string>> = {
  atStart: 'no início',
  atMaturity: 'no fim',
  atMaturityOrYearly: 'no fim ou uma vez por ano',
  monthly: 'todos os meses',
  quarterly: 'de 3 em 3 meses',
  halfYearly: 'de 6 em 6 meses',
  yearly: 'uma vez por ano',
}

export const renewalWords = ({ renewsAtTanb }: DepositOffer): string =>
  renewsAtTanb === undefined
    ? 'pergunta ao banco se renova e a que taxa'
    : `renova a ${percent(renewsAtTanb)} (TANB)`

const channelWords = {
  branch: 'ao balcão',
  online: 'pela internet',
  branchAndOnline: 'ao balcão e pela internet',
}

/** Details of a deposit, line by line. */
export const factsOf = (one: RankedDeposit, tax: number): readonly (readonly [string, string])[] => {
  const { offer, rate } = one
  return [
    ['Prazo', `${termWords(rate, one.days)}, até ${formatDatePt(one.end)}`],
    [
      'TANB',
      rate.tanbTo === undefined
        ? percent(rate.tanb)
        : `de ${percent(rate.tanb)} a ${percent(rate.tanbTo)}; contamos a mais baixa`,
    ],
    ['TANL', percent(rate.tanb * (1 - tax))],
    ['Juros pagos', paidWords[offer.interestPaid] ?? 'vê na ficha'],
    ['Montante', amountWords(rate, offer)],
    ['No fim', renewalWords(offer)],
    ['Fundo de garantia', fundWords(offer.guaranteeCountry)],
    ['Como se faz', channelWords[offer.channel]],
    ['Taxa recolhida em', formatDatePt(one.age.asOf)],
  ]
}

const inEuros = (eur: number) => formatBriefEuro(roundHalfUpToCent(eur))

function amountWords({ minEur, maxEur }: DepositRate, offer: DepositOffer): string {
  const [least, most] = [minEur ?? offer.minEur, maxEur ?? offer.maxEur]
  return most === undefined ? `a partir de ${inEuros(least)}` : `de ${inEuros(least)} a ${inEuros(most)}`
}

/** Where the money is idle for a part of the time, what happens then. */
export const idleSentence = (one: PricedRate, until: string): readonly string[] =>
  one.end < until ? [`Acaba a ${formatDatePt(one.end)}: depois disso, contamos o dinheiro à ordem.`] : []

/** Warns that the account costs more than the interest, with the amount from which it does not. */
export const lossSentence = (one: RankedDeposit, worth: number | undefined): string | undefined =>
  worth === undefined
    ? undefined
    : one.resultCents < 0
      ? `Abaixo de ${inEuros(worth)}, a conta e a transferência custam mais do que o juro.`
      : undefined
