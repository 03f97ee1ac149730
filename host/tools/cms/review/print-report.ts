import type { ReviewState } from 'shared-lib/rules/dated/review'
import { failing, notice, type ReviewReport, type reviewOptions } from './review-report'

const titles: Readonly<Record<Exclude<ReviewState, 'fresh'>, string>> = {
  lapsed: 'Nothing for today: the site says that it does not know, or shows history',
  due: 'To be looked at again by now',
  soon: `Within ${notice} days`,
}

function print<Line extends { readonly standing: ReviewState }>(
  kind: string,
  lines: readonly Line[],
  words: (line: Line) => readonly string[],
) {
  const fresh = lines.filter(({ standing }) => standing === 'fresh').length
  console.log(`\n${kind}: ${lines.length}, ${fresh} fresh`)
  for (const [standing, title] of Object.entries(titles)) {
    const shown = lines.filter((line) => line.standing === standing)
    if (shown.length > 0) console.log(`\n  ${title} (${shown.length})`)
    for (const line of shown) for (const word of words(line)) console.log(`    ${word}`)
  }
}

/** The report in lines for a terminal. `from`: whose the articles are. */
function printAll(report: ReviewReport, from: string) {
  print('Parameters', report.parameters, ({ id, reviewBy, until, source, namedIn }) => [
    `${id}: review by ${reviewBy}${until ? `, value ends ${until}` : ''}`,
    ...(source ? [`  ${source}`] : []),
    ...(namedIn.length > 0 ? [`  named in ${namedIn.join(', ')}`] : []),
  ])
  if (report.catalogues.length > 0)
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

/** Prints a report as the options of the command ask, and fails the process where they do. */
export function printReport(
  report: ReviewReport,
  { json, failOn }: ReturnType<typeof reviewOptions>,
  from: string,
): void {
  if (json) console.log(JSON.stringify(report, null, 2))
  else printAll(report, from)
  const failed = failing(report, failOn)
  if (failed.length === 0) return
  console.error(`${failOn}: ${failed.length}: ${failed.join(', ')}`)
  process.exitCode = 1
}
