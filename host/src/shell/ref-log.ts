import { onQpEvent, type QpEvents } from 'shared-lib/kit/events/qp-events'
import { campaignOf } from 'shared-lib/rules/campaign/campaign'
import { timedFetch } from './timed-fetch'

/** Where a navigation is noted, with its campaign alone. */
export const refLogUrl = (search: string) => `/apis/refdata/storeRefLog?${campaignOf(search)}`

/** The host begins the visit: its cookie is not for scripts, so the answer is how we know that there is one. */
const beginVisit = () =>
  timedFetch('/api/visit', { method: 'POST' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** One line per navigation, three more tries without an answer; the answer is not read. */
async function note() {
  const url = refLogUrl(location.search)
  const headers = { 'x-referrer': document.referrer.split('?')[0] ?? '' }
  for (let tries = 0; tries < 4; tries++)
    try {
      const { ok } = await timedFetch(url, { headers, keepalive: true })
      if (ok) return
    } catch {
      // offline or refused: the next try, if any, sends the same
    }
}

let visit: Promise<boolean> | undefined
/** Undefined until a choice is known. */
let allowed: boolean | undefined

async function noteIfAllowed() {
  if (!allowed) return
  visit ??= beginVisit()
  if (await visit) await note()
}

/** Notes each navigation while the visitor's choice allows statistics, the page on screen first. */
export function noteVisits({ statistics }: QpEvents['consent']) {
  if (allowed === undefined) onQpEvent(document, 'page-view', () => void noteIfAllowed())
  const before = allowed
  allowed = statistics === 'granted'
  if (!before) void noteIfAllowed()
}
