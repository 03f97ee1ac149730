import { memoize } from 'shared-lib/rules/memo/memoize'
import { type Block, isRecord } from '../../src/content/source/story'
import type { ApiStory, Space } from '../stories/story-files'

/** The Brazilian Portuguese text of the field `title` is in `title__i18n__pt_br`. */
const mark = '__i18n__'

/** https://www.storyblok.com/docs/api/management/stories/internationalization-for-stories (read 2026-11-27) */
const suffixOf = (code: string) => `${mark}${code.replaceAll('-', '_')}`

function* suffixesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, field] of Object.entries(value)) {
    const at = name.indexOf(mark)
    if (at > 0) yield name.slice(at + mark.length)
    yield* suffixesIn(field)
  }
}

/** Codes of the languages that the space's stories are written in, besides its default one: `en`, `pt-br`. */
export const languagesOf = memoize((space: Space): readonly string[] => {
  const found = new Set<string>()
  for (const story of [...space.stories.draft, ...space.stories.published]) {
    for (const suffix of suffixesIn(story.content)) found.add(suffix.replaceAll('_', '-'))
    for (const { lang } of story.translated_slugs ?? []) found.add(lang)
  }
  return [...found].sort()
})

/** A story in each language. https://www.storyblok.com/docs/api/content-delivery/v2/links/the-link-object */
export const alternatesOf = (story: ApiStory, space: Space) =>
  languagesOf(space).map((lang) => {
    const { path = story.full_slug, name } = slugIn(story, lang) ?? {}
    return {
      path,
      name: name ?? story.name,
      lang,
      published: story.published_at !== null,
      translated_slug: path,
    }
  })

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** A tree in a language: of each field the first that is written, and the translations left out. */
function inWords(value: unknown, suffixes: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => inWords(item, suffixes))
  if (!isRecord(value)) return value
  const own = Object.entries(value).filter(([name]) => !name.includes(mark))
  return Object.fromEntries(
    own.map(([name, field]) => {
      const translated = suffixes.map((suffix) => value[name + suffix]).find((one) => !isEmpty(one))
      return [name, inWords(translated ?? field, suffixes)]
    }),
  )
}

const slugIn = (story: ApiStory, code: string) => story.translated_slugs?.find(({ lang }) => lang === code)

/** The address of a story in a language: `en/guides/light`, or `en/guias/luz` where its address is not translated. */
const slugInLanguage = (story: ApiStory, code: string) =>
  `${code}/${slugIn(story, code)?.path ?? story.full_slug}`

/** The address in the default language, whichever one the story is answered in. */
export const ownSlug = ({ lang, full_slug, default_full_slug }: ApiStory) =>
  lang === 'default' ? full_slug : (default_full_slug ?? full_slug.slice(lang.length + 1))

/**
 * A story as it is answered in a language: a field not written in it falls back to the fallback language, and then to
 * the default one. `language` is undefined for that.
 */
function translated(story: ApiStory, language: string | undefined, fallback: string | undefined) {
  const asked = [language, language && fallback].filter((code) => code !== undefined)
  const content = inWords(story.content, asked.map(suffixOf)) as Block
  const default_full_slug = story.translated_slugs ? story.full_slug : null
  if (language === undefined) return { ...story, content, default_full_slug }
  const full_slug = slugInLanguage(story, language)
  const { name } = slugIn(story, language) ?? {}
  return { ...story, name: name ?? story.name, content, lang: language, full_slug, default_full_slug }
}

/**
 * The stories as a call wants them: `language=en`, where something of the space is written in it, and `fallback_lang`.
 * https://www.storyblok.com/docs/api/content-delivery/v2/stories/retrieve-a-single-story (read 2026-11-27)
 */
export function inLanguage(stories: readonly ApiStory[], space: Space, query: URLSearchParams) {
  const codes = languagesOf(space)
  if (codes.length === 0) return stories
  const one = (name: string) => codes.find((code) => code === query.get(name))
  const [language, fallback] = [one('language'), one('fallback_lang')]
  return stories.map((story) => translated(story, language, fallback))
}
