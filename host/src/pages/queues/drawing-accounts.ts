import { LRUCache } from 'lru-cache'
import { clientsPerNetwork, networkOf } from '../../base/security/client-network'

export interface DrawingBudget {
  /** Ms of drawing that one client may have at once. */
  readonly burstMs: number
  /** Ms of drawing that it may use per second on average. */
  readonly perSecondMs: number
}

/** Some 3 MB. A client back after so many others begins again: one with so many addresses has as many accounts anyway. */
const mostAccounts = 20_000

interface Account {
  readonly spentMs: number
  readonly at: number
}

/** Accounts of each client's drawings of late, paid back with time. Of IPv6 its whole network is counted too, as several clients. */
export function drawingAccounts({ burstMs, perSecondMs }: DrawingBudget, now: () => number = Date.now) {
  const accounts = new LRUCache<string, Account>({ maxSize: mostAccounts, sizeCalculation: () => 1 })
  const spentBy = (owner: string) => {
    const { spentMs, at } = accounts.get(owner) ?? { spentMs: 0, at: 0 }
    return Math.max(0, spentMs - ((now() - at) / 1000) * perSecondMs)
  }
  const add = (owner: string, ms: number) =>
    accounts.set(owner, { spentMs: Math.max(0, spentBy(owner) + ms), at: now() })

  /** Ms spent, as one client may spend them: the stricter of its own and its network's. */
  function spent(client: string): number {
    const network = networkOf(client)
    return Math.max(spentBy(client), network === undefined ? 0 : spentBy(network) / clientsPerNetwork)
  }

  return {
    spent,
    /** More of a client's time; less where `ms` is negative. */
    charge(client: string, ms: number) {
      const network = networkOf(client)
      add(client, ms)
      if (network !== undefined) add(network, ms)
    },
    /** Whole seconds until this client may have something drawn again; 0 while it may. */
    secondsOver: (client: string) => Math.max(0, Math.ceil((spent(client) - burstMs) / perSecondMs)),
  }
}

export type DrawingAccounts = ReturnType<typeof drawingAccounts>
