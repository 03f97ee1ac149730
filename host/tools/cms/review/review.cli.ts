import { readCatalogues, readParameters } from 'shared-lib/build/review-sources'
import { lisbonToday } from 'shared-lib/rules/dates/iso-date'
import { readStories } from '../lint/read-stories'
import { printReport } from './print-report'
import { reportOf } from './report-of'
import { reviewOptions } from './review-report'

// npm run review [-- --json] [--fail-on lapsed|due|soon]: law, offers and texts that have to be read again.

const options = reviewOptions(process.argv.slice(2))
const { stories, from } = await readStories('published', { env: process.env })
const read = { parameters: await readParameters(), catalogues: readCatalogues(), stories }
printReport(reportOf(read, lisbonToday(new Date())), options, from)
