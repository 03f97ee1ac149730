import { publish } from '../../../server/testing/test-deployments'
import { startTestSite, type TestParts } from '../../../server/testing/test-site'
import type { Sent } from './client'

const takesAll = 'exports.validateLead = ({ body }) => ({ lead: body })'

/** The whole site, with a vertical that takes every lead. */
export async function siteWithLeads(parts: TestParts = {}) {
  const started = await startTestSite(
    { home: [], ajuda: [] },
    { leadsPerMinute: 1_000 },
    { leads: true, ...parts },
  )
  await publish(started.store, 'mf-test', '1.0.0', { code: takesAll, tags: ['qp-thing'], leads: ['energy'] })
  await started.site.deployments.look()
  const submit = ({ key, body }: Sent) =>
    started.site.app.inject({
      method: 'POST',
      url: '/api/leads',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      payload: JSON.stringify(body),
    })
  return { ...started, submit }
}
