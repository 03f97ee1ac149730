import { storyPath } from '../../../../src/content/source/links'
import type { LinkedStory } from './link-address'

type LinkAttributes = Readonly<Record<string, unknown>>

/** The link to an address as Storyblok's editor keeps it in text: a page that is a story by its number, all else by address. */
export function newLink(address: string, stories: readonly LinkedStory[] = []): LinkAttributes {
  const [, path = '', anchor = ''] = /^(\/[^?#]*)(?:#(.*))?$/.exec(address) ?? []
  const story = path && stories.find(({ full_slug }) => storyPath(full_slug) === path)
  const where = story
    ? { href: path, uuid: story.uuid, anchor: anchor || null, linktype: 'story' }
    : { href: address, uuid: null, anchor: null, linktype: 'url' }
  return { ...where, target: '_self' }
}

/** A link with another address; other facts of it, such as its target, are kept. */
export function linkedTo(
  address: string,
  before: LinkAttributes,
  stories: readonly LinkedStory[],
): LinkAttributes {
  const { target, ...where } = newLink(address, stories)
  return { ...before, ...where, target: before.target ?? target }
}

/** Where a link leads, as it is shown and typed. */
export const addressIn = ({ href, anchor }: LinkAttributes): string =>
  `${href ?? ''}${typeof anchor === 'string' && anchor !== '' ? `#${anchor}` : ''}`
