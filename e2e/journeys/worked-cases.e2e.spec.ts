import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepRun } from 'shared-lib/testing/run-depth'
import { asExpected, type WorkedCase } from 'shared-lib/testing/worked-cases'
import { expect, siteTest as test } from '../site/visitor-test'
import { askAsProgram } from './ask-as-program'

const root = path.resolve(import.meta.dirname, '../..')
const files = readdirSync(root)
  .filter((name) => name.startsWith('mf-'))
  .flatMap((name) =>
    readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('worked.cases.json'))
      .map((file) => path.join(root, name, 'src', file)),
  )

for (const file of files)
  test(`${path.relative(root, file)}: a host answers as worked out by hand`, async ({ request }) => {
    const cases: readonly WorkedCase[] = JSON.parse(readFileSync(file, 'utf8'))
    expect(cases.length).toBeGreaterThan(10)
    // Tests of each product work out all of them; here the first show that the API answers alike.
    for (const worked of isDeepRun ? cases : cases.slice(0, 3)) {
      const answer = await askAsProgram(() =>
        request.post(`/api/calculators/${worked.calculator}`, { data: worked.input }),
      )
      expect(answer.status(), `${worked.calculator}: ${await answer.text()}`).toBe(200)
      const { result } = await answer.json()
      expect(asExpected(result, worked), worked.why).toEqual(worked.expected)
    }
  })

test('at least two products have such calls', () => expect(files.length).toBeGreaterThanOrEqual(2))
