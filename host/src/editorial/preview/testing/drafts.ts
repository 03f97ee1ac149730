import { doc, paragraph as paragraphOf } from '../../../content/blocks/testing/draw'
import type { Block, Story } from '../../../content/source/story'
import { storyOf } from '../../../content/source/testing/story-of'
import { company as someCompany } from '../../../server/testing/fake-content'
import type { DraftReader } from '../draft-source'
import { editorSignature } from '../editor-request'

export const token = 'a-preview-token-1'

export const paragraph = (words: string) => doc(paragraphOf(words))

const mark = (uid: string, name: string) =>
  `<!--#storyblok#${JSON.stringify({ name, space: '606', uid, id: '42' })}-->`

export const text = (words: string): Block => ({
  component: 'rich-text',
  _uid: 't1',
  _editable: mark('t1', 'rich-text'),
  body: paragraph(words),
})

export const story = (slug: string, body: readonly Block[], id = 42): Story => {
  const content = { component: 'page', _uid: 'p1', title: `Título ${slug}`, description: 'Sobre', body }
  return storyOf(slug, content, { id })
}

export const layout = { component: 'default-layout', navbar: [], footer: [] }
export const company = { component: 'company', ...someCompany }

export const setting = (slug: string, content: Block): Story => storyOf(slug, content)

/** Drafts as they are at each request. */
export const draftsOf = (stories: () => readonly Story[]): DraftReader => ({
  story: async (slug) => stories().find(({ full_slug }) => full_slug === slug),
  stories: async () => stories(),
  slugs: async () => stories().map(({ full_slug }) => full_slug),
})

/** The address at which an editor opens a page, signed. */
export function signed(path: string): string {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const query = new URLSearchParams({
    _storyblok: '42',
    '_storyblok_tk[space_id]': '606',
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': editorSignature('606', token, timestamp),
  })
  return `${path}${path.includes('?') ? '&' : '?'}${query}`
}
