import { lockedPackages } from './locked-packages'

const lock = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a', dependencies: { b: '^2.0.0', gone: '*' } },
    'node_modules/a/node_modules/b': { version: '2.0.0', integrity: 'sha512-b2', dependencies: { a: '*' } },
    'node_modules/b': { version: '1.0.0', integrity: 'sha512-b1' },
    'node_modules/peer': { version: '3.0.0', integrity: 'sha512-p', peerDependencies: { b: '*' } },
    'node_modules/part': { link: true },
    'part/node_modules/b': { version: '9.0.0', integrity: 'sha512-b9' },
  },
}

it.each([
  [
    'what a package needs is found beside it first',
    ['a'],
    '',
    { 'node_modules/a': '1.0.0 sha512-a', 'node_modules/a/node_modules/b': '2.0.0 sha512-b2' },
  ],
  ['a workspace gets its own copy', ['b'], 'part', { 'part/node_modules/b': '9.0.0 sha512-b9' }],
  [
    'what must stand beside a package counts',
    ['peer'],
    'part',
    { 'node_modules/peer': '3.0.0 sha512-p', 'node_modules/b': '1.0.0 sha512-b1' },
  ],
  ['workspaces and what is not installed are no packages', ['part', 'fs'], '', {}],
])('%s', (_, names, from, expected) =>
  expect(Object.fromEntries(lockedPackages(lock, names, from))).toEqual(expected),
)
