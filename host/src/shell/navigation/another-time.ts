import type { PageData } from 'shared-lib/contract/page-data'
import { current } from '../current'

/** Made by a newer shell, or with another version of a tag than the one that is defined. */
export const isOfAnotherTime = ({ build, slots, remotes }: PageData) =>
  build !== current.page.build ||
  slots.some(({ tag, remote }) => current.tags.has(tag) && current.tags.get(tag) !== remotes[remote]?.entry)
