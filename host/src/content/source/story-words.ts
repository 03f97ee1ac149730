import type { ContentSource } from './content-source'
import { textOf } from './story'

type Words = Readonly<Record<string, string>>

/** The words of a story over ours: a field that is missing or empty keeps ours. */
export const wordsOver = <Ours extends Words>(
  ours: Ours,
  content: Readonly<Record<string, unknown>> = {},
): Readonly<Record<keyof Ours, string>> =>
  Object.fromEntries(
    Object.entries(ours).map(([name, word]) => [name, textOf(content[name]).trim() || word]),
  ) as Record<keyof Ours, string>

/** The words at a slug as the editors have them; ours while the CMS is down or has no such story. */
export const readWords = <Ours extends Words>(source: ContentSource, slug: string, ours: Ours) =>
  source.story(slug).then(
    (story) => wordsOver(ours, story?.content),
    () => wordsOver(ours),
  )
