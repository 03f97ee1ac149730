import type { Visitor } from '../pages/views/page-view'
import type { Snapshot } from '../remotes/deployments/snapshot'
import type { RemoteCalls } from '../remotes/slots/remote-calls'
import type { ValidateLead } from '../visitors/leads/lead-check'

/**
 * Checks a lead with the schema of its vertical's deployment, in the version of the visitor's page. A vertical never
 * declared is unknown; one that is missing now is an outage, so that the visitor keeps the answers.
 */
export function leadValidation(
  shownTo: (visitor: Visitor) => Snapshot,
  calls: RemoteCalls,
  today: () => string,
): ValidateLead {
  const seen = new Set<string>()
  return async (vertical, body, visitor) => {
    const remotes = [...shownTo(visitor).remotes.values()]
    for (const { deployment } of remotes) for (const name of deployment.leads) seen.add(name)
    const remote = remotes.find(({ deployment }) => deployment.leads.includes(vertical))
    if (remote) return calls.validateLead(remote, { vertical, body, today: today() })
    if (seen.has(vertical)) throw new Error(`no deployment answers for ${vertical} now`)
    return undefined
  }
}
