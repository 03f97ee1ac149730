import { clientCounts } from '../../base/security/client-counts'
import { clientsPerNetwork, neighbourhoodOf } from '../../base/security/client-network'
import type { LeadKeys } from '../../base/vault/lead-keys'
import { keyedHashes } from '../../base/vault/person-hash'
import { networks } from './by-network'
import { type PageTokens, tokenLifeMs } from './page-token'
import type { Measured } from './telemetry.types'
import { usedOnce } from './used-once'

/** Why a report does not count. */
const doubts = ['no-token', 'forged', 'expired', 'used', 'not-shown', 'too-many'] as const

export type Doubt = (typeof doubts)[number]

/**
 * Page views of one client that count within ten minutes: those of a fast reader. Of many people behind one address
 * some count, as a sample; a program that requests pages without end gains no more weight.
 */
const budget = { views: 60, windowMs: 10 * 60_000 }

interface VotesParts {
  readonly keys: LeadKeys
  readonly tokens: PageTokens
  readonly now?: () => number
}

/** Limits reports about versions: one page view once, and so many of one client and of one network. */
export function createVotes({ keys, tokens, now = Date.now }: VotesParts) {
  const clients = clientCounts(undefined, now)
  const used = usedOnce(tokenLifeMs, now)

  const isWithin = (who: string, most: number) => clients.count(who, budget.windowMs, most).current <= most
  /** One more page view of this client, and of its network. @param use each use has a budget of its own */
  const mayCount = (use: string, client: string) =>
    isWithin(`${use} ${client}`, budget.views) &&
    isWithin(`${use} ${neighbourhoodOf(client)}`, budget.views * clientsPerNetwork)

  /** The page view that a token represents, its place in the budget taken. */
  function viewOf(token: string | undefined, client: string) {
    if (token === undefined) return 'no-token'
    const view = tokens.read(token)
    if (typeof view === 'string' || used.has(view.id)) return view
    if (!mayCount('reported', client)) return 'too-many'
    used.add(view.id)
    return view
  }

  return {
    /**
     * Judges the reports of a browser with the token of its page.
     * @returns for each report why it does not count, if so; derived reports have a count of their own
     */
    judge(token: string | undefined, client: string) {
      const view = viewOf(token, client)
      return (report: Measured, use: 'reported' | 'derived'): Doubt | undefined => {
        if (typeof view === 'string') return view
        if (!view.shows(report)) return 'not-shown'
        const name = [view.id, use, report.kind, report.remote, report.version, report.tag].join(' ')
        if (used.has(name)) return 'used'
        used.add(name)
        return undefined
      }
    },
    /** Whether a failure shown to this client counts as seen by a host: limited, or one client could cause any number. */
    maySee: (client: string) => mayCount('seen', client),
    /** Which of a few hundred groups of networks this client is in: enough to see whether many report the same. */
    networkOf(client: string): number {
      const [hash] = keyedHashes(keys, 'network', neighbourhoodOf(client))
      return 1 + (Number.parseInt(hash.slice(0, 8), 16) % networks)
    },
  }
}

export type Votes = ReturnType<typeof createVotes>
