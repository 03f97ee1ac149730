import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { collectBuilds } from './collect-builds'

const now = new Date('2026-11-22T12:00:00Z')

/** A `dist` with builds that are so many days old. */
function dist(ages: Record<string, number>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'qp-dist-'))
  for (const [name, days] of Object.entries(ages)) {
    mkdirSync(path.join(folder, name))
    const at = now.getTime() / 1000 - days * 86_400
    utimesSync(path.join(folder, name), at, at)
  }
  writeFileSync(path.join(folder, 'shell.json'), '{}')
  return folder
}

it.each([
  ['one replaced 31 days ago goes', { a: 90, b: 31, c: 1 }, [], ['b', 'c']],
  ['one built long ago and replaced yesterday stays', { a: 90, b: 1 }, [], ['a', 'b']],
  ['the newest stays however old it is', { a: 90 }, [], ['a']],
  ['one that is used again stays', { a: 90, b: 60, c: 50 }, ['a'], ['a', 'c']],
  ['nothing there is nothing gone', {}, [], []],
])('%s', (_, ages, kept, left) => {
  const folder = dist(ages)
  const gone = collectBuilds(folder, kept, 30, now).map((one) => path.basename(one))
  expect(readdirSync(folder).sort()).toEqual([...left, 'shell.json'])
  expect([...gone, ...left].sort()).toEqual(Object.keys(ages).sort())
})

it.each([
  ['that a host still serves stays, even when nothing is kept', 1, ['a', 'b']],
  ['whose host stopped goes', 5, ['b']],
])('a build %s', (_, hoursSinceTouched, left) => {
  const folder = dist({ a: 90, b: 31 })
  const mark = path.join(folder, 'a/shell.json')
  writeFileSync(mark, '{}')
  const at = now.getTime() / 1000 - hoursSinceTouched * 3600
  utimesSync(mark, at, at)
  const age = now.getTime() / 1000 - 90 * 86_400
  utimesSync(path.join(folder, 'a'), age, age)
  collectBuilds(folder, [], 0, now)
  expect(readdirSync(folder).sort()).toEqual([...left, 'shell.json'])
})

it('a folder that is not there has no builds', () => {
  expect(collectBuilds(path.join(tmpdir(), 'qp-no-such-dist'), [], 30, now)).toEqual([])
})
