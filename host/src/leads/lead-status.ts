import type { LeadStatus, LeadStore } from './leads.types'

/** The address is the secret: no cache, no index and no referrer may keep it. */
export const leadStatusHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
} as const

export interface LeadStatusView extends LeadStatus {
  readonly title: string
  readonly description: string
  readonly whatHappensNext: string
}

const whatHappensNext: Readonly<Record<number, string>> = {
  1: 'Estamos a receber os teus dados.',
  2: 'Vamos ligar-te para confirmar os teus dados. Não tens de fazer nada: basta atenderes.',
  3: 'Os teus dados estão confirmados. Estamos a preparar as propostas e vamos apresentá-las por telefone.',
  4: 'Escolheste a tua proposta. Tratamos contigo do contrato até ficar concluído.',
}

/** What the page `/pedido/:secret` shows, or undefined when no lead has this secret (a 404 page). */
export async function leadStatusPage(store: LeadStore, secret: string): Promise<LeadStatusView | undefined> {
  const status = await store.statusBySecret(secret)
  if (status === undefined) return undefined
  const current = status.milestones.find(({ state }) => state === 'current')?.number ?? 1
  return {
    ...status,
    title: `O teu pedido ${status.reference}`,
    description: 'Acompanha aqui o estado do teu pedido.',
    whatHappensNext: whatHappensNext[current] ?? '',
  }
}
