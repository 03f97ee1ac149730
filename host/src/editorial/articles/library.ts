import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { anchorOf } from '../../base/text/anchor'
import { richTextWords } from '../../content/blocks/rich-text-words'
import { type ContentImage, contentImage } from '../../content/source/assets'
import { storyPath } from '../../content/source/links'
import { type Block, recordsOf, type Story, textOf } from '../../content/source/story'
import { type Campaign, campaignOf } from './campaign'
import { isArticleSlug, rubricsFolder, topicsFolder } from './editorial-folders'
import { publishedOn, updatedOn } from './story-dates'

export interface Author {
  readonly uuid: string
  readonly path: string
  readonly name: string
  readonly role: string
  readonly bio: unknown
  readonly isTeam: boolean
}

/** A topic or a rubric: a page that gathers articles. */
export interface Shelf {
  /** Slug by which articles choose this shelf: `energia`, `direitos/energia`. */
  readonly slug: string
  readonly path: string
  readonly title: string
  readonly description: string
  /** Picture of previews, of its articles too. */
  readonly image: ContentImage | undefined
}

export interface Article {
  readonly uuid: string
  readonly path: string
  readonly title: string
  readonly description: string
  readonly isGuide: boolean
  readonly published: IsoDate | undefined
  readonly updated: IsoDate | undefined
  readonly topic: Shelf | undefined
  /** The topic as written, also where it has no page. */
  readonly topicName: string
  readonly rubric: Shelf | undefined
  readonly author: Author | undefined
  readonly reviewer: Author | undefined
  /** Picture of previews: its own, else its topic's. */
  readonly image: ContentImage | undefined
  readonly content: Block
}

export interface Term {
  readonly uuid: string
  readonly slug: string
  readonly path: string
  readonly name: string
  /** Every way to write it, the name first. */
  readonly forms: readonly string[]
  readonly short: string
  readonly content: Block
}

export interface Question {
  readonly slug: string
  readonly question: string
  readonly answer: unknown
  readonly answerText: string
  readonly topic: Shelf | undefined
  readonly topicName: string
  readonly content: Block
}

/** Everything the editorial room knows, made from the published stories alone. */
export interface Library {
  /** Newest first. */
  readonly articles: readonly Article[]
  readonly topics: readonly Shelf[]
  readonly rubrics: readonly Shelf[]
  readonly authors: readonly Author[]
  /** A to Z. */
  readonly terms: readonly Term[]
  readonly questions: readonly Question[]
  readonly campaigns: readonly Campaign[]
}

const inPortuguese = new Intl.Collator('pt').compare

/** `direitos/Energia` → `direitos/energia`: editors write a name or a slug. */
const shelfSlug = (written: unknown) => textOf(written).split('/').map(anchorOf).filter(Boolean).join('/')

const shelfOf = (story: Story, folder: string): Shelf => ({
  slug: story.full_slug.slice(folder.length),
  path: storyPath(story.full_slug),
  title: textOf(story.content.title) || story.name,
  description: textOf(story.content.description),
  image: contentImage(story.content.shareImage),
})

const authorOf = ({ uuid, full_slug, name, content }: Story): Author => ({
  uuid,
  path: storyPath(full_slug),
  name: textOf(content.name) || name,
  role: textOf(content.role),
  bio: content.bio,
  isTeam: content.team === true,
})

/** `TAEG (Taxa Anual…)` may be written either way. */
const formsOf = (name: string, aliases: unknown) => {
  const bracketed = /^(.+?)\s*\((.+)\)$/.exec(name)
  const forms = [bracketed?.[1] ?? name, bracketed?.[2] ?? '', ...textOf(aliases).split('\n')]
  return [...new Set(forms.map((form) => form.trim()).filter(Boolean))]
}

function termOf({ uuid, slug, full_slug, name: storyName, content }: Story): Term {
  const name = textOf(content.term) || storyName
  const forms = formsOf(name, content.aliases)
  return { uuid, slug, path: storyPath(full_slug), name, forms, short: textOf(content.short), content }
}

const questionOf = ({ slug, name, content }: Story, topics: readonly Shelf[]): Question => {
  const topic = topics.find((shelf) => shelf.slug === shelfSlug(content.topic))
  return {
    slug,
    question: textOf(content.question) || name,
    answer: content.answer,
    answerText: richTextWords(content.answer),
    topic,
    topicName: topic?.title ?? (textOf(content.topic) || 'Outras perguntas'),
    content,
  }
}

/** Arranges the stories of the site; those of other kinds are left out. */
export function libraryOf(stories: readonly Story[]): Library {
  const ofType = (type: string) => stories.filter(({ content }) => content.component === type)
  const topics = ofType('topic').map((story) => shelfOf(story, topicsFolder))
  const rubrics = ofType('rubric').map((story) => shelfOf(story, rubricsFolder))
  const authors = ofType('author').map(authorOf)

  const articleOf = (story: Story): Article => {
    const { content } = story
    const topicText = textOf(content.topic) || textOf(content.theme)
    const topic = topics.find(({ slug }) => slug === shelfSlug(topicText))
    return {
      uuid: story.uuid,
      path: storyPath(story.full_slug),
      title: textOf(content.title) || story.name,
      description: textOf(content.description),
      isGuide: story.full_slug.startsWith('guias/'),
      published: publishedOn(story),
      updated: updatedOn(story),
      topic,
      topicName: topic?.title ?? topicText,
      rubric: rubrics.find(({ slug }) => slug === shelfSlug(content.rubric)),
      author: authors.find(({ uuid }) => uuid === content.author),
      reviewer: authors.find(({ uuid }) => uuid === content.reviewer),
      image: contentImage(content.shareImage),
      content,
    }
  }

  return {
    articles: ofType('article')
      .filter(({ full_slug }) => isArticleSlug(full_slug))
      .map(articleOf)
      .sort((a, b) => (b.published ?? '').localeCompare(a.published ?? '') || inPortuguese(a.title, b.title)),
    topics: topics.sort((a, b) => inPortuguese(a.title, b.title)),
    rubrics: rubrics.sort((a, b) => inPortuguese(a.title, b.title)),
    authors,
    terms: ofType('glossary-term')
      .map(termOf)
      .sort((a, b) => inPortuguese(a.name, b.name)),
    questions: ofType('faq-entry').map((story) => questionOf(story, topics)),
    campaigns: ofType('campaign').map(campaignOf),
  }
}

/** Where the claims of a story come from. */
export const sourcesOf = (content: Block) => recordsOf(content.sources).filter(({ title }) => textOf(title))
