import path from 'node:path'
import type { MicroFrontendDefinition } from 'shared-lib/contract/define-micro-frontend'
import { createFigureBook } from '../../src/content/figures/figure-book'
import { resolveFigures, storyReferences } from '../../src/content/figures/story-figures'
import { readSpace } from '../stories/story-files'

interface Quarter {
  readonly quarter: string
  readonly percents: Readonly<Record<string, number>>
  readonly source: string
}
type Quarters = { readonly quarters: readonly Quarter[] }

const root = path.resolve(__dirname, '../../..')
const file = path.join(root, 'shared-lib/src/rules/credit/parameters/maximum-taeg.json')
const today = '2026-11-22'

/** Corrects a ceiling found wrong, and publishes the next one. */
function corrected({ quarters }: Quarters): Quarters {
  const last = quarters.at(-1)
  if (!last) throw new Error('no quarters')
  const [year = 0, number = 0] = last.quarter.split('-Q').map(Number)
  const next = number === 4 ? `${year + 1}-Q1` : `${year}-Q${number + 1}`
  const corrections = quarters.map((one) =>
    one.quarter === '2026-Q4' ? { ...one, percents: { ...one.percents, personal: 12.3 } } : one,
  )
  return { quarters: [...corrections, { ...last, quarter: next }] }
}

/** The whole of every micro-frontend, read from the sources with one file changed or as it is. */
function readSources(change?: typeof corrected): Promise<readonly MicroFrontendDefinition[]> {
  jest.resetModules()
  jest.dontMock(file)
  if (change) jest.doMock(file, () => change(jest.requireActual(file)))
  return require('shared-lib/build/definitions').readDefinitions()
}

/** Every example of every calculator, answered, and what each calculator does not cover. */
const answersOf = ({ calculators = {} }: MicroFrontendDefinition) =>
  Object.entries(calculators).flatMap(([name, { limits, examples, calculate }]) => [
    [`limits of ${name}`, JSON.stringify(limits)] as const,
    ...examples.map(
      ({ input }, at) => [`${name} ${at + 1}`, JSON.stringify(calculate(input, today))] as const,
    ),
  ])

/** All output for people and programs: figures, answers and limits of calculators, texts of stories. */
function outputsOf(definitions: readonly MicroFrontendDefinition[]) {
  const figures = definitions.flatMap((one) => one.figures ?? [])
  const book = createFigureBook(figures, today)
  const stories = readSpace(path.join(root, 'host/content')).stories.published
  return {
    figures: new Map(figures.map((figure) => [figure.id, JSON.stringify(figure)])),
    answers: new Map(definitions.flatMap(answersOf)),
    stories: new Map(stories.map((story) => [story.full_slug, JSON.stringify(resolveFigures(story, book))])),
  }
}

const changed = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...after].flatMap(([key, output]) => (output === before.get(key) ? [] : [key])).toSorted()

it('changes one file of parameters: its figure, its calculator and the texts that name it, nothing else', async () => {
  const before = outputsOf(await readSources())
  const after = outputsOf(await readSources(corrected))
  expect(changed(before.figures, after.figures)).toEqual(['consumer-credit.maximum-taeg'])
  const answers = changed(before.answers, after.answers).map((answer) => answer.replace(/ \d+$/, ''))
  const asked = 'loan,personal-loan-cost,personal-loan-legal-maximum,personal-loan-verdict'
  expect(new Set(answers)).toEqual(new Set(asked.split(',')))
  const named = readSpace(path.join(root, 'host/content')).stories.published.filter((story) =>
    storyReferences(story).some((reference) => reference.includes('consumer-credit.maximum-taeg.personal')),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(changed(before.stories, after.stories)).toEqual(named.map(({ full_slug }) => full_slug).toSorted())
})
