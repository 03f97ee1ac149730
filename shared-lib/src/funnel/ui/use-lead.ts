import { useEffect, useState } from 'react'
import { type LeadRecord, readLead } from '../lead-record'

/** The lead of this visit: `undefined` while the page hydrates, `null` when none was sent. */
export function useLead(vertical: string): LeadRecord | null | undefined {
  const [lead, setLead] = useState<LeadRecord | null>()
  useEffect(() => setLead(readLead(vertical) ?? null), [vertical])
  return lead
}
