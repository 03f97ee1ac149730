import path from 'node:path'
import { createLocalImages } from '../../../src/content/images/local-images'
import { ownFiles } from '../../../src/editorial/lint/own-files'
import { sourceSnapshot } from '../../../src/editorial/lint/testing/source-snapshot'
import { readSpace } from '../../stories/story-files'
import { looseSources } from '../review/story-review'
import { lintSite } from './lint-site'

const content = path.join(__dirname, '../../../content')

/** The day these stories were last read as a whole: figures that end later are left to the linter. */
const read = '2026-11-22'

it('finds no error and no word that we do not say in our own stories, drafts among them', async () => {
  const linted = await lintSite({
    snapshot: await sourceSnapshot(),
    stories: readSpace(content).stories.draft,
    images: createLocalImages({ folder: path.join(content, 'assets') }),
    hasFile: ownFiles({ folder: path.join(content, 'assets') }),
    today: read,
  })
  expect(linted.stories.length).toBeGreaterThan(100)
  expect(linted.findings.filter(({ severity, rule }) => severity === 'error' || rule === 'voice')).toEqual([])
})

it('leads from every source of our own stories to the page that proves it', () =>
  expect(looseSources(readSpace(content).stories.draft)).toEqual([]))
