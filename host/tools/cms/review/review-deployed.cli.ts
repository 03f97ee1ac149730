import { lisbonToday } from 'shared-lib/rules/dates/iso-date'
import { figuresOf } from '../../../src/content/figures/site-figures'
import { deployedSnapshot } from '../deployed-snapshot'
import { readStories } from '../lint/read-stories'
import { printReport } from './print-report'
import { reportOf } from './report-of'
import { reviewOptions } from './review-report'

// npm run review in a server's own folder, without sources: the figures that are deployed, and the texts.

const options = reviewOptions(process.argv.slice(2))
const today = lisbonToday(new Date())
const { stories, from } = await readStories('published', { env: process.env })
const parameters = figuresOf(await deployedSnapshot(process.env, console.error), today)
printReport(reportOf({ parameters, catalogues: [], stories }, today), options, from)
