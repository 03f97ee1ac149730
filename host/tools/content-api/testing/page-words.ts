import path from 'node:path'
import { figureBookOf } from '../../../src/content/figures/figure-book'
import { resolveFigures } from '../../../src/content/figures/story-figures'
import { storyPieces, wordsOf } from '../../../src/editorial/lint/story-pieces'
import { sourceSnapshot } from '../../../src/editorial/lint/testing/source-snapshot'
import { readSpace } from '../../stories/story-files'

const storiesFolder = path.resolve(__dirname, '../../../content')

export const publishedStories = () => readSpace(storiesFolder).stories.published

type Pages = ReadonlyMap<string, string>
type Story = ReturnType<typeof publishedStories>[number]

const pagesOf = (change: (story: Story) => Story): Pages =>
  new Map(
    publishedStories().map((story) => {
      const words = storyPieces(change(story).content).flatMap((piece) => wordsOf(piece) ?? [])
      return [story.full_slug.replace(/\/$/, ''), words.join('\n').replaceAll('\u00a0', ' ')]
    }),
  )

/** Words of every published story on a day, with its figures resolved, by path. */
export async function resolvedPages(today: string): Promise<Pages> {
  const book = figureBookOf(await sourceSnapshot(), today)
  return pagesOf((story) => resolveFigures(story, book))
}

/** The same with references as editors typed them. */
export const typedPages = (): Pages => pagesOf((story) => story)
