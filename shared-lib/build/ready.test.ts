import { tmpdir } from 'node:os'
import { notReady } from './ready.mjs'
import { root } from './repository'

it.each(['18.20.4', '20.19.9'])('refuses Node %s in one sentence', (version) =>
  expect(notReady(root, version)).toBe(`Quero Poupar needs Node 20.20 or newer; this is ${version}.`),
)

it.each(['20.20.0', '22.1.0', '24.0.0'])('takes Node %s', (version) =>
  expect(notReady(root, version)).toBeUndefined(),
)

it('reports when packages are missing', () => expect(notReady(tmpdir())).toMatch(/npm ci/))
