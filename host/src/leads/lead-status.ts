import type { CallChannel } from 'shared-lib/calls/call-preferences'
import { callWords } from 'shared-lib/calls/call-words'
import { productNames } from 'shared-lib/funnel/vertical-codes'
import type { LeadStatus, LeadStore } from './leads.types'

/** The address is the secret: no cache, no index and no referrer may keep it. */
export const leadStatusHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
} as const

export interface LeadStatusView extends LeadStatus {
  /** What was asked for, in words. */
  readonly title: string
  readonly whatHappensNext: string
  /** When and how we call, in words. */
  readonly callText: string
}

/** What the person has to do when we get in touch: it depends on how. */
const confirming: Readonly<Record<CallChannel, string>> = {
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

const finished = 'O teu pedido está concluído. Não tens mais nada a fazer.'

const nextOf = ({ milestones, finished: isFinished, call }: LeadStatus) => {
  const current = milestones.find(({ state }) => state === 'current')?.number ?? 1
  if (isFinished) return finished
  return current === 2 ? confirming[call?.channel ?? 'phone'] : (underWay[current] ?? '')
}

const callTextOf = ({ call, erasedAt }: LeadStatus, now: Date) =>
  erasedAt === null ? `${callWords(call ?? undefined, now)}.` : 'Foi apagado com os teus dados.'

/** What the page `/pedido/:secret` shows, or undefined when no lead has this secret (a 404 page). */
export async function leadStatusPage(
  store: LeadStore,
  secret: string,
  now = new Date(),
): Promise<LeadStatusView | undefined> {
  const status = await store.statusBySecret(secret)
  if (status === undefined) return undefined
  const product = productNames[status.vertical]
  return {
    ...status,
    title: product ? `O teu pedido de ${product}` : 'O teu pedido',
    whatHappensNext: nextOf(status),
    callText: callTextOf(status, now),
  }
}
