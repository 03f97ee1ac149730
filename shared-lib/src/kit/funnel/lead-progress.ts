import type { CallChannel, CallPreferences } from '../../rules/calls/call-preferences'
import { callWords } from '../../rules/calls/call-words'
import { lisbonMoment } from '../../rules/dates/lisbon-time'
import { leadProducts } from './lead-products'
import { firstMilestone, type Milestone, milestones } from './milestones'

/** What a request asks for. */
export interface Asked {
  /** In plain words, and nothing personal; missing in a request outside a journey. */
  readonly asked?: string | undefined
  /** Its difference to what the visitor had, in words: `−171 €/ano`. */
  readonly change?: string | undefined
}

/** What the contact form gets from the server. */
export interface DetailsData<Chosen = unknown> extends Asked {
  /** The offer that the call will be about, where one was chosen. */
  readonly chosen?: Chosen
}

/** Progress of a request. It holds no personal data: anyone with its secret address may read it. */
export interface LeadProgress extends Asked {
  /** `QP-XXXX-XXXX` */
  readonly reference: string
  /** Its schema's name in the deployment, e.g. `energy`. */
  readonly vertical: string
  /** ISO time. */
  readonly createdAt: string
  readonly milestones: readonly Milestone[]
  /** Everything is done. */
  readonly finished: boolean
  /** Name of the chosen offer; null when none was chosen, or the request is erased. */
  readonly offer: string | null
  /** Its price today is not the one that was on the page when it was chosen. */
  readonly repriced?: true
  /** Null: by telephone, as soon as possible. */
  readonly call: CallPreferences | null
  /** ISO times; null while it did not happen. */
  readonly withdrawnAt: string | null
  readonly erasedAt: string | null
}

type Sent = Pick<LeadProgress, 'reference' | 'vertical' | 'createdAt' | 'offer' | 'asked' | 'change' | 'call'>

/** A request the moment it was sent. */
export const sentProgress = (sent: Sent): LeadProgress => ({
  ...sent,
  milestones: milestones(firstMilestone, [{ milestone: firstMilestone, at: sent.createdAt }]),
  finished: false,
  withdrawnAt: null,
  erasedAt: null,
})

/** Sentence on the next step, by way of getting in touch. */
const firstContact: Readonly<Record<CallChannel, string>> = {
  phone: 'Vamos ligar-te para confirmar os teus dados. Basta atenderes.',
  whatsapp: 'Vamos escrever-te por WhatsApp para confirmar os teus dados. Basta responderes à mensagem.',
  sms: 'Vamos enviar-te um SMS para confirmar os teus dados. Basta responderes.',
}

/** By the milestone under way. */
const underWay: Readonly<Record<number, string>> = {
  1: 'Estamos a receber os teus dados.',
  3: 'Os teus dados estão confirmados. Estamos a preparar as propostas e vamos apresentá-las.',
  4: 'Escolheste a tua proposta. Tratamos contigo do contrato até ficar concluído.',
}

/** What happens in each milestone, in their order. */
const meanings = [
  'Recebemos o teu pedido e o teu contacto.',
  'Falamos contigo para confirmar o que pediste.',
  'Mostramos-te as propostas e tu escolhes.',
  'Assinas o contrato, com a nossa ajuda.',
] as const

/** Words for a milestone without a known day. */
const toCome: Readonly<Record<number, string>> = {
  2: 'A seguir',
  3: 'Combinamos o dia no primeiro contacto',
  4: 'Depois de escolheres uma proposta',
}

export interface ProgressWords {
  /** Subject of the request, and to its owner that it has come. */
  readonly title: string
  /** Next thing to happen. */
  readonly next: string
  /** When and how we get in touch; undefined once later contacts are agreed with the person. */
  readonly when: string | undefined
  readonly atHand: readonly string[]
  /** What happens in each milestone, and when that was or will be, in their order. */
  readonly meanings: readonly string[]
  readonly times: readonly string[]
  /** How the person may end it; '' once it is finished. */
  readonly end: string
}

/** All words about a request, wherever it is shown. `name` greets a visitor who has just sent it. */
export function progressWords(progress: LeadProgress, now: Date, name = ''): ProgressWords {
  const { vertical, call, finished } = progress
  const product = leadProducts[vertical] ?? {}
  const about = product.name ? `pedido de ${product.name}` : 'pedido'
  const current = progress.milestones.find(({ state }) => state === 'current')?.number ?? 1
  const first = product.firstContact ?? firstContact[call?.channel ?? 'phone']
  const timeOf = ({ number, state, doneAt }: Milestone, at: number) => {
    const since = progress.milestones[at - 1]?.doneAt
    if (state === 'done') return doneAt ? `Concluído em ${lisbonMoment(doneAt)}` : 'Concluído'
    if (state === 'coming') return toCome[number] ?? ''
    if (number === firstMilestone) return 'Aguarda o nosso contacto'
    return since ? `Em curso desde ${lisbonMoment(since)}` : 'Em curso'
  }
  return {
    title: name ? `${name}, recebemos o teu ${about}` : `O teu ${about}`,
    next: finished
      ? 'O teu pedido está concluído. Não tens mais nada a fazer.'
      : current === firstMilestone
        ? first
        : (underWay[current] ?? ''),
    when: !finished && current <= firstMilestone ? `${callWords(call ?? undefined, now)}.` : undefined,
    atHand: finished ? [] : (product.atHand ?? []),
    meanings,
    times: progress.milestones.map(timeOf),
    end: finished ? '' : 'Podes desistir quando quiseres.',
  }
}
