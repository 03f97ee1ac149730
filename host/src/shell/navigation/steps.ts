import type { SlotRecord } from 'shared-lib/contract/page-data'

const matches = (pattern: string, path: string) => {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
  )
}

/**
 * The slot for which a URL is only another step: its widget owns the page, declares the path, and needs nothing
 * from the server. Undefined: the page has to be fetched.
 */
export const slotOfStep = (slots: readonly SlotRecord[], path: string): SlotRecord | undefined =>
  slots.find(({ data, paths }) => data === undefined && paths?.some((pattern) => matches(pattern, path)))
