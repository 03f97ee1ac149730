import { lockedPackages } from './locked-packages'
import cases from './testing/locked-packages.json'

const lock = cases.lock

it.each(cases.found as [string, string[], string, object][])('%s', (_, names, from, expected) =>
  expect(Object.fromEntries(lockedPackages(lock, names, from))).toEqual(expected),
)
