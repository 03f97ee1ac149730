import type { Figure } from 'shared-lib/rules/figures/figure'
import { cents, timesCents } from 'shared-lib/rules/money/cents'
import { ratesMayFall } from '../../data/parameters/irs/proposed-rates'
import { usualGeneralFamily } from '../../data/parameters/irs/usual-expenses'
import { type IrsInput, type IrsResult, peopleOf } from './annual-irs'
import type { Subject } from './household'
import type { IrsLaw } from './irs-law'
import { isModerate } from './rents'
import { contributionsLeftOut } from './self-employment'

/** Something left out of a result or resting on a rule that sources do not settle. */
export interface IrsNote {
  readonly id: string
  /** One Portuguese sentence. */
  readonly text: string
}

/** Every figure of a tree. */
const everyFigure = (figures: readonly Figure[]): readonly Figure[] =>
  figures.flatMap((figure) => [figure, ...everyFigure(figure.parts ?? [])])

const texts = {
  'withholding-from-tables':
    'Não escreveste a retenção na fonte: contámos a que as tabelas desse ano descontam a 14 pagamentos iguais. A certa está na declaração que recebeste em janeiro.',
  'withholding-missing':
    'Sem a retenção na fonte não sabemos se recebes ou se pagas: escreve quanto te descontaram no ano.',
  'general-family-assumed':
    'Contámos 750 € de despesas gerais familiares por pessoa, que chegam para o máximo da dedução. Se gastaste menos com o teu NIF, muda esse valor.',
  'rates-may-fall': ratesMayFall,
  'no-municipality': 'Sem o concelho, o benefício municipal não entra na conta.',
  'contributions-left-out':
    'Não contámos contribuições da atividade independente: com um emprego, ou no segundo ano, só tu as sabes. Escreve-as para entrarem nas contas.',
  'invoice-cap':
    'Contámos um só limite da exigência de fatura para o casal. Se for um por pessoa, a dedução pode ser maior.',
  'surcharge-in-benefit':
    'Contámos o benefício municipal também sobre a taxa de solidariedade: se não contar, pagas um pouco mais.',
  'youth-in-activity':
    'Na atividade independente, aplicámos a isenção do IRS Jovem à parte dos recibos que conta para o imposto. Confirma o valor na nota de liquidação.',
  'moderate-rent':
    'Contámos a taxa das rendas moderadas, que vale de 2026 a 2029. Se a renda de algum mês passa 2.300 €, escreve a taxa em «Outra taxa das rendas».',
  'moderate-rents':
    'As rendas passam 12 meses de 2.300 €. Se são de várias casas e cada uma fica dentro desse valor por mês, a taxa é de 10 %: escreve-a em «Outra taxa das rendas».',
  'long-contract':
    'A taxa mais baixa é de contratos de habitação permanente. Se terminares o contrato antes do prazo, perdes a redução desde o início e pagas a diferença com juros.',
  'rents-loss':
    'As despesas passam as rendas: o que sobra abate às rendas dos seis anos seguintes, e não aos outros rendimentos.',
  'special-rates-in-madeira':
    'Contámos nas rendas e na pensão de alimentos a taxa do continente: em 2026 a Madeira baixou as taxas do IRS e estas também podem ter descido.',
  'retirement-in-global-cap':
    'Contámos o PPR dentro do limite global das deduções: se ficar fora dele, pagas menos.',
} as const

type NoteId = keyof typeof texts

function ofRents(subject: Subject, law: IrsLaw): NoteId[] {
  const { rents, rentExpenses, rentContract, includeRents, rentRate } = subject
  if (rents === 0) return []
  const byContract = !includeRents && rentRate === undefined && rentContract !== 'other'
  return [
    ...(byContract && law.moderateRents
      ? [isModerate(subject, law.moderateRents) ? ('moderate-rent' as const) : ('moderate-rents' as const)]
      : []),
    ...(byContract && rentContract !== 'short' ? ['long-contract' as const] : []),
    ...(rentExpenses > rents ? ['rents-loss' as const] : []),
  ]
}

function ofSubject(subject: Subject, law: IrsLaw): NoteId[] {
  const youthInActivity = subject.youthYear > 0 && subject.selfEmployment > 0
  return [
    ...(contributionsLeftOut(subject, law) ? ['contributions-left-out' as const] : []),
    ...(youthInActivity ? ['youth-in-activity' as const] : []),
    ...ofRents(subject, law),
    ...(subject.retirementSavings > 0 ? ['retirement-in-global-cap' as const] : []),
  ]
}

function ofHousehold(input: IrsInput, law: IrsLaw): NoteId[] {
  const { household, subjectB } = input
  const taxedApart = peopleOf(input).some(
    (one) => (one.rents > 0 && !one.includeRents) || (one.alimonyReceived > 0 && !one.includeAlimony),
  )
  const invoiceCap = cents(law.invoices.value.cap * 100)
  const overInvoiceCap = timesCents(household.invoiceVat, law.invoices.value.rate) > invoiceCap
  return [
    ...(household.participation.kind === 'unasked' ? ['no-municipality' as const] : []),
    ...(taxedApart && law.specialRateCuts.value[household.region] === undefined
      ? ['special-rates-in-madeira' as const]
      : []),
    ...(subjectB && overInvoiceCap ? ['invoice-cap' as const] : []),
  ]
}

/** Notes that depend on what the calculation came to. */
function ofResult({ declarations }: IrsResult, law: IrsLaw): NoteId[] {
  const figures = everyFigure(declarations.flatMap((declaration) => declaration.figures))
  const positive = (name: string) => figures.some(({ id, value = 0 }) => id === name && value > 0)
  return [
    ...(positive('solidarity_surcharge') && positive('municipal_benefit')
      ? ['surcharge-in-benefit' as const]
      : []),
    ...(law.year === 2026 ? ['rates-may-fall' as const] : []),
  ]
}

/** Assumptions where nothing was written: `given` is as written, `input` as it was counted. */
function ofAssumed(given: IrsInput, input: IrsInput): NoteId[] {
  const missing = peopleOf(input).some(({ withholding }) => withholding === undefined)
  const worked = peopleOf(given).some(
    ({ withholding }, index) => withholding === undefined && (peopleOf(input)[index]?.withholding ?? 0) > 0,
  )
  const usual = peopleOf(given).some(({ generalFamily }) => generalFamily === usualGeneralFamily)
  return [
    ...(missing ? ['withholding-missing' as const] : worked ? ['withholding-from-tables' as const] : []),
    ...(usual ? ['general-family-assumed' as const] : []),
  ]
}

/** Notes shown with a result. */
export function notesOf(
  given: IrsInput,
  input: IrsInput,
  result: IrsResult,
  law: IrsLaw,
): readonly IrsNote[] {
  const ids = [
    ...ofAssumed(given, input),
    ...ofHousehold(input, law),
    ...peopleOf(input).flatMap((subject) => ofSubject(subject, law)),
    ...ofResult(result, law),
  ]
  return [...new Set(ids)].map((id) => ({ id, text: texts[id] }))
}
