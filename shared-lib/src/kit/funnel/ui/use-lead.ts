import { useEffect, useState } from 'react'
import { lazyHttp } from '../../http/lazy-http'
import type { LeadProgress } from '../lead-progress'
import { type LeadRecord, readLead } from '../lead-record'

const timeoutMs = 8_000

/** The current lead: a step may be done, or its owner has withdrawn it on another page. */
async function latestProgress(kept: LeadRecord, apiUrl: string, signal: AbortSignal): Promise<LeadRecord> {
  const path = kept.statusUrl.replace('/pedido/', '/api/leads/status/')
  const progress = await lazyHttp({ baseUrl: apiUrl, timeoutMs }).get<LeadProgress>(path, { signal })
  return { ...kept, standing: progress }
}

/**
 * The lead of this visit: `undefined` while the page hydrates, `null` when none was sent. What the visit remembers is shown at
 * once, and stays where the server cannot be asked.
 */
export function useLead(vertical: string, apiUrl: string): LeadRecord | null | undefined {
  const [lead, setLead] = useState<LeadRecord | null>()
  useEffect(() => {
    const kept = readLead(vertical)
    setLead(kept ?? null)
    if (!kept) return
    const leaving = new AbortController()
    latestProgress(kept, apiUrl, leaving.signal).then(setLead, () => {})
    return () => leaving.abort()
  }, [vertical, apiUrl])
  return lead
}
