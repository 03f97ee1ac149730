import { type Campaign, campaignNames, readCampaign } from 'shared-lib/rules/campaign/campaign'

/** State of the form at submission, as reported by the browser; it never decides whether a lead is stored. */
export interface FormSigns {
  /** Text of the hidden field. */
  readonly trap: string
  /** Ms since the form first appeared on this device; undefined when the sender leaves it out, as programs do. */
  readonly openMs: number | undefined
  /** Origin of the page around an embed. */
  readonly around: string | undefined
  /** Which advertisement or letter the visit came from. */
  readonly campaign: Campaign | undefined
}

/** A person needs longer to read the form and to tick its box, even when the browser fills the rest in. */
const leastMs = 1500

/** The origin of a page, never its path; undefined for anything else. */
function originIn(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 300 || !URL.canParse(value)) return undefined
  const { protocol, origin } = new URL(value)
  return /^https?:$/.test(protocol) ? origin : undefined
}

/** The known marks, bounded; undefined when there is none. */
function campaignIn(value: unknown): Campaign | undefined {
  const given = Object(value) as Readonly<Record<string, unknown>>
  const texts = campaignNames.flatMap((name) => {
    const text = given[name]
    return typeof text === 'string' ? [[name, text]] : []
  })
  const campaign = readCampaign(String(new URLSearchParams(texts)))
  return Object.keys(campaign).length > 0 ? campaign : undefined
}

export function readSigns(form: unknown): FormSigns {
  const { trap, openMs, around, campaign } = Object(form) as Readonly<Record<string, unknown>>
  return {
    trap: typeof trap === 'string' ? trap.trim() : '',
    openMs: typeof openMs === 'number' && Number.isFinite(openMs) ? openMs : undefined,
    around: originIn(around),
    campaign: campaignIn(campaign),
  }
}

/** Why a lead looks as if no person had sent it. */
export type Suspicion = 'trap' | 'haste'

/**
 * A lead is never refused for it: a person may be fast, or use a tool that fills in everything. It is stored and
 * answered like any other, and waits for a person's review instead of being delivered automatically.
 */
export function suspicionOf({ trap, openMs }: FormSigns): Suspicion | undefined {
  if (trap !== '') return 'trap'
  return openMs !== undefined && openMs < leastMs ? 'haste' : undefined
}
