import type { Block, Story } from '../../source/story'
import { renderStory } from '../render-story'

/** Draws a story with these fields of its page, and keeps the log. */
export function drawStory(fields: object, options: Partial<Parameters<typeof renderStory>[1]> = {}) {
  const log: string[] = []
  const content = { component: 'page', title: 'T', description: 'D', ...fields } as Block
  const story = { name: 'N', full_slug: 'teste', content } as Story
  return {
    ...renderStory(story, { routes: () => true, log: (message) => log.push(message), ...options }),
    log,
  }
}

export const link = (url: string) => ({ linktype: 'url', url })

export const text = (words: string) => ({ type: 'text', text: words })
export const paragraph = (words: string) => ({ type: 'paragraph', content: [text(words)] })
export const heading = (level: number, words: string) => ({
  type: 'heading',
  attrs: { level },
  content: [text(words)],
})
export const doc = (...content: object[]) => ({ type: 'doc', content })
export const rich = (...content: object[]) => ({ component: 'rich-text', body: doc(...content) })
