import type { OfferWords, Row } from 'shared-lib/kit/results/row'
import type { Chip } from 'shared-lib/kit/ui/chips/chips'
import { worthFrom } from '../../rules/price-deposit'
import { type DepositRanking, leaveHalfway, type RankedDeposit } from '../../rules/rank-deposits'
import type { Saver } from '../../rules/saver'
import {
  briefEuro,
  eligibilityWords,
  exitChip,
  exitSentence,
  factsOf,
  fundWords,
  idleSentence,
  lossSentence,
  percent,
  termWords,
} from './deposit-words'

/** Data of a deposit's own part of the page. */
export interface DepositFacts {
  readonly facts: readonly (readonly [title: string, words: string])[]
  readonly notes: readonly string[]
  /** Other terms of the same deposit that end in time. */
  readonly others: readonly string[]
  /** Of the bank. */
  readonly page: string
  /** Address of the ficha de informação normalizada, where one is known. */
  readonly sheet?: string
}
export type DepositRow = Row<DepositFacts>

export const depositOfferWords: OfferWords = {
  bestShort: 'o que rende mais',
  want: 'Ver o plano',
  ask: 'Pedir a taxa de hoje',
  order: 'Por ordem do que ganhas no fim. Ninguém paga para aparecer primeiro.',
  orderThen: (month) => `A ordem é a do que se ganhava com as taxas de ${month}.`,
}

function chipsOf(one: RankedDeposit, { tax }: Saver, month: string): readonly Chip[] {
  const { offer, rate, resultCents } = one
  return [
    { words: `TANB ${percent(rate.tanb)} · TANL ${percent(rate.tanb * (1 - tax))}` },
    { words: termWords(rate, one.days) },
    ...(resultCents < 0 ? [{ words: 'Perdes dinheiro com este montante', tone: 'warn' as const }] : []),
    ...(one.doubtful ? [{ words: 'Taxa a confirmar no banco', tone: 'warn' as const }] : []),
    ...eligibilityWords(offer).map((words) => ({ words })),
    { words: exitChip(offer) },
    ...(offer.guaranteeCountry === 'PT'
      ? []
      : [{ words: `Fundo de garantia: ${fundWords(offer.guaranteeCountry)}` }]),
    ...(one.age.standing === 'current'
      ? []
      : [
          {
            words: `Taxa de ${month}`,
            tone: one.age.standing === 'historic' ? ('warn' as const) : undefined,
          },
        ]),
  ]
}

/** Reason for its place, with the number. */
function placeSentence(one: RankedDeposit, { placementOf }: DepositRanking): string {
  const standing = placementOf(one)
  if (!standing?.place)
    return one.doubtful ? 'Sem lugar até a taxa ser confirmada.' : 'Já não se pode subscrever.'
  const { first, isFirst, tied, overFirstCents, underNextCents } = standing
  if (tied && overFirstCents === 0) return 'Rende o mesmo que o primeiro.'
  if (!isFirst)
    return `Rende menos ${briefEuro(overFirstCents)} do que ${first.offer.bank}, ${first.offer.name}.`
  return underNextCents === undefined || underNextCents === 0
    ? 'Nenhum outro rende mais.'
    : `Rende mais ${briefEuro(underNextCents)} do que o seguinte.`
}

/** A deposit as the list draws it: words and cents, nothing to compute in the browser. */
export function depositRow(
  one: RankedDeposit,
  ranking: DepositRanking,
  saver: Saver,
  month: string,
): DepositRow {
  const { offer, rate } = one
  const half = leaveHalfway(one, saver)
  const worth = worthFrom(offer, one, saver)
  const loss = lossSentence(one, worth)
  const { standing, ageDays, asOf, ended } = one.age
  return {
    id: offer.id,
    place: ranking.placementOf(one)?.place,
    provider: offer.bank,
    title: offer.name,
    main: { cents: one.resultCents },
    chips: chipsOf(one, saver, month),
    cells: [percent(rate.tanb), termWords(rate, one.days)],
    doubts: offer.evidence.doubt ? [offer.evidence.doubt] : [],
    evidence: { standing, ageDays, asOf, ...(ended && { ended }) },
    parts: [
      { key: 'gross', title: 'Juros antes de imposto', cents: one.grossCents },
      { key: 'tax', title: `Imposto (${percent(saver.tax * 100)})`, cents: -one.taxCents },
      ...(one.accountCents ? [{ key: 'account', title: 'Conta à ordem', cents: -one.accountCents }] : []),
      ...(one.transferCents
        ? [{ key: 'transfer', title: 'Transferência no fim', cents: -one.transferCents }]
        : []),
    ],
    reason: [
      placeSentence(one, ranking),
      exitSentence(one, half),
      ...idleSentence(one, saver.end),
      ...(rate.tanbTo === undefined ? [] : ['Com mais prazo, a taxa pode ser mais alta.']),
    ],
    breakEven: loss,
    savingCents: one.resultCents,
    own: {
      facts: factsOf(one, saver.tax),
      notes: [
        ...(offer.note ? [offer.note] : []),
        ...(offer.transferOutEur === undefined
          ? ['O banco não diz quanto custa transferir o dinheiro no fim.']
          : []),
        ...(offer.irsWithheldInPortugal
          ? []
          : ['Tens de declarar os juros no anexo J do IRS: contámos o mesmo imposto.']),
      ],
      others: one.others.map(
        (other) =>
          `${termWords(other.rate, other.days)} a ${percent(other.rate.tanb)}: ${briefEuro(other.resultCents)}`,
      ),
      page: offer.page,
      ...(offer.standardSheet?.startsWith('https://') && { sheet: offer.standardSheet }),
    },
  }
}
