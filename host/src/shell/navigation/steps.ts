import type { PageData, SlotRecord } from 'shared-lib/contract/page-data'

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

/** Only its own addresses may show in the frame of an embed: any other page of ours refuses to be framed. */
export const staysInFrame = ({ embed, path, slots }: PageData, pathname: string) =>
  !embed ||
  pathname === path ||
  slots.some(({ paths }) => paths?.some((pattern) => matches(pattern, pathname)))
