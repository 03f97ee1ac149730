import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { occurrences, readSource, root } from './apply-fault'
import { isBrowserSpec } from './fault'
import { allFaults, faultsByPart } from './seeded-faults'

// Needs no page: `npm run test:faults` takes half an hour or more, so the gate checks only that its list still applies.

const deepTag = /@deep/g
const testCall = /\btest\(/g
const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

test('there are at least 40 seeded faults, some of every part, each of a name of its own', () => {
  expect(allFaults.length).toBeGreaterThanOrEqual(40)
  for (const [part, faults] of Object.entries(faultsByPart)) expect(faults.length, part).toBeGreaterThan(0)
  const names = allFaults.map(({ name }) => name)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('every fault applies: its text occurs once in its file, and its replacement is another', () => {
  const stale = allFaults.filter(
    (fault) =>
      !existsSync(path.join(root, fault.file)) || occurrences(fault) !== 1 || fault.find === fault.replace,
  )
  expect(stale.map(({ name, file }) => `${name}: ${file}`)).toEqual([])
})

test('every fault names a test that runs at the gate', () => {
  const missing = allFaults.filter(({ caughtBy }) => {
    if (!existsSync(path.join(root, caughtBy))) return true
    if (!isBrowserSpec(caughtBy)) return !/\.test\.tsx?$/.test(caughtBy)
    const text = readSource(caughtBy)
    return countOf(text, deepTag) >= countOf(text, testCall)
  })
  expect(missing.map(({ name, caughtBy }) => `${name}: ${caughtBy}`)).toEqual([])
})
