import { readCatalogues, readParameters } from 'shared-lib/build/review-sources'

import { review, type Standing } from 'shared-lib/dated/review'
import { lisbonToday } from 'shared-lib/dates/iso-date'
import { catalogueReview } from 'shared-lib/offers/catalogue-review'
import { readStories } from '../lint/read-stories'
import { failing, type ReviewReport, reviewOptions } from './review-report'
import { looseSources, storiesByFigure, storyReview } from './story-review'

// npm run review [-- --json] [--fail-on lapsed|due|soon]: law, offers and texts that have to be read again.

const { json, failOn } = reviewOptions(process.argv.slice(2))
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

const report: ReviewReport = {
  today,
  parameters: parameters.map((line) => ({ ...line, namedIn: named.get(line.id) ?? [] })),
  catalogues: catalogueReview(readCatalogues(), today, notice),
  articles: storyReview(stories, today, notice),
  looseSources: looseSources(stories),
}

function printAll() {
  print('Parameters', report.parameters, ({ id, reviewBy, until, source, namedIn }) => [
    `${id}: review by ${reviewBy}${until ? `, value ends ${until}` : ''}`,
    ...(source ? [`  ${source}`] : []),
    ...(namedIn.length > 0 ? [`  named in ${namedIn.join(', ')}`] : []),
  ])
  print('Catalogues', report.catalogues, (line) => [
    `${line.id}: of ${line.asOf}, current until ${line.reviewBy}; ${line.old} of ${line.offers} offers no longer are`,
    ...(line.ended.length > 0 ? [`  prices that hold no more: ${line.ended.join(', ')}`] : []),
  ])
  print(`Articles (${from})`, report.articles, ({ id, reviewBy }) => [`${id}: review by ${reviewBy}`])
  const count = report.looseSources.reduce((sum, { titles: some }) => sum + some.length, 0)
  console.log(`\nSources without a page that proves them: ${count}`)
  for (const { id, titles: some } of report.looseSources)
    for (const title of some) console.log(`    ${id}: ${title}`)
}

if (json) console.log(JSON.stringify(report, null, 2))
else printAll()
const failed = failing(report, failOn)
if (failed.length > 0) {
  console.error(`${failOn}: ${failed.length}: ${failed.join(', ')}`)
  process.exitCode = 1
}
