import { createHash } from 'node:crypto'

// Storyblok gives every entry a number and a UUID; a file that names none gets lasting ones from its own path.
const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/** A number below 2^48 that is the same for the same text. */
export const stableId = (text: string) => Number.parseInt(digest(text).slice(0, 12), 16)

export const stableUuid = (text: string) =>
  digest(text).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
