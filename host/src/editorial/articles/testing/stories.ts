import type { Story } from '../../../content/source/story'
import { storyOf as storyAt } from '../../../content/source/testing/story-of'

type Content = Record<string, unknown> & { component: string }

/** A published story as the content service answers it. */
export const storyOf = (full_slug: string, content: Content, published = '2026-11-02'): Story => ({
  ...storyAt(full_slug, content),
  uuid: `uuid-${full_slug}`,
  name: String(content.title ?? content.term ?? content.name ?? content.question ?? full_slug),
  slug: full_slug.split('/').at(-1) ?? '',
  published_at: `${published}T09:00:00.000Z`,
  first_published_at: `${published}T09:00:00.000Z`,
})

export const words = (...texts: string[]) => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})

type More = Record<string, unknown>
export const articleStory = (slug: string, title: string, more: More = {}) =>
  storyOf(slug, {
    component: 'article',
    title,
    description: `Sobre ${title}`,
    body: words('Texto.'),
    ...more,
  })

export const termStory = (slug: string, term: string, more: More = {}) =>
  storyOf(`glossario/${slug}`, { component: 'glossary-term', term, short: `O que é ${term}`, ...more })

export const questionStory = (slug: string, question: string, answer: string, topic = '') =>
  storyOf(`perguntas-frequentes/${slug}`, { component: 'faq-entry', question, answer: words(answer), topic })

export const topicStory = (slug: string, title: string, more: More = {}) => {
  const description = `Tudo sobre ${title}`
  return storyOf(`blog/temas/${slug}`, { component: 'topic', title, description, ...more })
}

export const rubricStory = (slug: string, title: string) =>
  storyOf(`blog/rubricas/${slug}`, { component: 'rubric', title, description: `Rubrica ${title}` })

export const indexStory = (slug: string, list: string, title: string) =>
  storyOf(slug, { component: 'index-page', list, title, description: `Índice ${title}` })
