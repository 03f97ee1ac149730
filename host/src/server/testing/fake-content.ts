import { ContentProblem } from '../../base/security/content-problem'
import type { ContentSource, LayoutConfig } from '../../content/source/content-source'
import { storyOf } from '../../content/source/testing/story-of'

/** Content of a story: blocks of a page, or the content of another type. */
export type TestStory = object[] | { readonly component: string; readonly [field: string]: unknown }

const story = (slug: string, given: TestStory) => {
  const title = `Página ${slug}`
  const content = Array.isArray(given) ? { component: 'page', body: given } : given
  return storyOf(slug, { title, description: `Sobre ${slug}`, ...content }, { name: title })
}

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
