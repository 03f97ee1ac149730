import { ContentProblem } from '../../base/security/content-problem'
import type { ContentSource, LayoutConfig } from '../../content/source/content-source'
import type { Story } from '../../content/source/story'

/** Content of a story: blocks of a page, or the content of another type. */
export type TestStory = object[] | { readonly component: string; readonly [field: string]: unknown }

const story = (slug: string, given: TestStory): Story => ({
  id: 1,
  uuid: slug,
  name: `Página ${slug}`,
  slug,
  full_slug: slug,
  published_at: null,
  first_published_at: null,
  created_at: '',
  updated_at: '',
  tag_list: [],
  content: {
    title: `Página ${slug}`,
    description: `Sobre ${slug}`,
    ...(Array.isArray(given) ? { component: 'page', body: given } : given),
  },
})

export const company = {
  name: 'Quero Poupar',
  phone: '+351210000000',
  phoneText: '210 000 000',
  phoneHours: 'dias úteis',
  phoneCost: 'chamada para a rede fixa nacional',
  email: 'ola@exemplo.pt',
  contactPath: '/contacto',
}

/** A content source in memory that can be taken down. */
export function fakeContent(stories: Record<string, TestStory>) {
  const layout: LayoutConfig = { navbar: [], footer: [] }
  const state = { down: false, version: 1, asked: [] as string[], layout }
  const listeners = new Set<(version: number) => void>()
  const answer = async <Value>(value: Value) => {
    if (state.down) throw new ContentProblem('no answer', 503)
    return value
  }
  const all = () => Object.entries(stories).map(([slug, body]) => story(slug, body))
  const source: ContentSource = {
    story(slug) {
      state.asked.push(slug)
      return answer(stories[slug] && story(slug, stories[slug]))
    },
    layoutConfig: () => answer(state.layout),
    company: () => answer(company),
    allSlugs: () => answer(Object.keys(stories)),
    stories: async () => ({ list: await answer(all()), stale: false }),
    isStale: () => false,
    async refresh() {
      state.version += 1
      for (const listener of listeners) listener(state.version)
    },
    version: () => state.version,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => {},
  }
  return { source, state }
}
