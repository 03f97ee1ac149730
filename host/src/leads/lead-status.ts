import { callWords } from 'shared-lib/calls/call-words'
import { lisbonToday } from 'shared-lib/dates/iso-date'
import type { LeadStatus, LeadStore } from './leads.types'

/** The address is the secret: no cache, no index and no referrer may keep it. */
export const leadStatusHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
} as const

export interface LeadStatusView extends LeadStatus {
  readonly whatHappensNext: string
  /** When and how we call, in words. */
  readonly callText: string
}

const whatHappensNext: Readonly<Record<number, string>> = {
  1: 'Estamos a receber os teus dados.',
  2: 'Vamos ligar-te para confirmar os teus dados. Não tens de fazer nada: basta atenderes.',
  3: 'Os teus dados estão confirmados. Estamos a preparar as propostas e vamos apresentá-las por telefone.',
  4: 'Escolheste a tua proposta. Tratamos contigo do contrato até ficar concluído.',
}

const callTextOf = ({ call, erasedAt }: LeadStatus, today: string) =>
  erasedAt === null ? `${callWords(call ?? undefined, today)}.` : 'Foi apagado com os teus dados.'

/** What the page `/pedido/:secret` shows, or undefined when no lead has this secret (a 404 page). */
export async function leadStatusPage(
  store: LeadStore,
  secret: string,
  now = new Date(),
): Promise<LeadStatusView | undefined> {
  const status = await store.statusBySecret(secret)
  if (status === undefined) return undefined
  const current = status.milestones.find(({ state }) => state === 'current')?.number ?? 1
  return {
    ...status,
    whatHappensNext: whatHappensNext[current] ?? '',
    callText: callTextOf(status, lisbonToday(now)),
  }
}
