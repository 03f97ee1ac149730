import { readCatalogues, readParameters } from 'shared-lib/build/review-sources'
import { type ReviewLine, review, type Standing } from 'shared-lib/dated/review'
import { lisbonToday } from 'shared-lib/dates/iso-date'
import { type CatalogueLine, catalogueReview } from 'shared-lib/offers/catalogue-review'
import { readStories } from '../lint/read-stories'
import { looseSources, type StoryLine, storiesByFigure, storyReview } from './story-review'

// npm run review: what somebody must look at again, of law, offers and texts. It tells; it never fails a build.

const notice = 30
const today = lisbonToday(new Date())

const titles: Readonly<Record<Exclude<Standing, 'fresh'>, string>> = {
  lapsed: 'Nothing for today: the site says that it does not know, or shows history',
  due: 'To be looked at again by now',
  soon: `Within ${notice} days`,
}

function print<Line extends { readonly standing: Standing }>(
  kind: string,
  lines: readonly Line[],
  words: (line: Line) => readonly string[],
) {
  const fresh = lines.filter(({ standing }) => standing === 'fresh').length
  console.log(`\n${kind}: ${lines.length}, ${fresh} fresh`)
  for (const [standing, title] of Object.entries(titles)) {
    const told = lines.filter((line) => line.standing === standing)
    if (told.length > 0) console.log(`\n  ${title} (${told.length})`)
    for (const line of told) for (const word of words(line)) console.log(`    ${word}`)
  }
}

const { stories, from } = await readStories('published', { env: process.env })
const parameters = review(await readParameters(), today, notice)
const named = storiesByFigure(
  stories,
  parameters.map(({ id }) => id),
)

print('Parameters', parameters, ({ id, reviewBy, until, source }: ReviewLine) => [
  `${id}: review by ${reviewBy}${until ? `, value ends ${until}` : ''}`,
  ...(source ? [`  ${source}`] : []),
  ...(named.has(id) ? [`  named in ${named.get(id)?.join(', ')}`] : []),
])
print('Catalogues', catalogueReview(readCatalogues(), today, notice), (line: CatalogueLine) => [
  `${line.id}: of ${line.asOf}, current until ${line.reviewBy}; ${line.old} of ${line.offers} offers no longer are`,
  ...(line.ended.length > 0 ? [`  prices that hold no more: ${line.ended.join(', ')}`] : []),
])
print(`Articles (${from})`, storyReview(stories, today, notice), ({ id, reviewBy }: StoryLine) => [
  `${id}: review by ${reviewBy}`,
])

const loose = looseSources(stories)
const count = loose.reduce((sum, { titles: some }) => sum + some.length, 0)
console.log(`\nSources without a page that proves them: ${count}`)
for (const { id, titles: some } of loose) for (const title of some) console.log(`    ${id}: ${title}`)
