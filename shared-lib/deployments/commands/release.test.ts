import { numberOf, withLockedVersions, withRelease, withVersion } from './release'
import cases from './testing/release.json'

it.each(cases.versions as [string, string, Parameters<typeof numberOf>[2], string][])(
  '%s after %s with a %s change is %s',
  (own, deployed, verdict, number) => expect(numberOf(own, deployed, verdict)).toBe(number),
)

it('raises a version in package.json and in the lock file, and nothing else', () => {
  const text = '{\n  "name": "mf-x",\n  "version": "0.1.0",\n  "dependencies": { "y": "0.1.0" }\n}\n'
  expect(withVersion(text, '0.2.0')).toBe(text.replace('"version": "0.1.0"', '"version": "0.2.0"'))
  const lock = { packages: { '': { version: '0.1.0' }, 'mf-x': { version: '0.1.0' } } }
  expect(JSON.parse(withLockedVersions(JSON.stringify(lock), { 'mf-x': '0.2.0' }))).toEqual({
    packages: { '': { version: '0.1.0' }, 'mf-x': { version: '0.2.0' } },
  })
})

it.each([
  [
    '# Changes\n\n## Unreleased\n\n- One\n\n## 2026-10-01\n\n- Old\n',
    '# Changes\n\n## Unreleased\n\n## 2026-11-29\n\n- One\n\n## 2026-10-01\n\n- Old\n',
  ],
  ['## Unreleased\n\n- One\n', '## Unreleased\n\n## 2026-11-29\n\n- One\n'],
])('dates what is unreleased: %#', (before, after) => expect(withRelease(before, '2026-11-29')).toBe(after))

it.each([
  ['## Unreleased\n\n## 2026-10-01\n\n- Old\n', 'nothing under Unreleased'],
  ['# Changes\n', 'nothing under Unreleased'],
  ['## Unreleased\n\n- One\n\n## 2026-11-29\n\n- Old\n', 'has a release of 2026-11-29 already'],
])('refuses a changelog without news, or a second release of a day: %#', (before, problem) =>
  expect(() => withRelease(before, '2026-11-29')).toThrow(problem),
)
