import path from 'node:path'
import { root } from './repository'
import { editorPart, inputsOf } from './targets'

const filesOf = (name: string) => inputsOf(name).files.map((file) => path.relative(root, file))
const energy = filesOf('mf-energy')
const calculators = filesOf('mf-simulators')

describe('the shell', () => {
  const shell = filesOf('host')
  it.each([
    'host/src/shell/shell.ts',
    'host/src/pages/consent/chosen-in.ts',
    'host/src/editorial/articles/styles/room.css',
    'host/src/editorial/lint/lint-panel.css',
    'shared-lib/src/kit/styles/tokens.css',
  ])('is a new version when %s changes', (file) => expect(shell).toContain(file))

  it('stays as it is when only the server changes', () => {
    expect(shell).not.toContain('host/src/server/site.ts')
    expect(shell).not.toContain('host/src/visitors/leads/leads.store.ts')
  })
})

it('builds the local editor again when its page changes, and nothing of it into the shell', () => {
  expect(filesOf(editorPart)).toContain('host/tools/content-api/editor/browser/editor.css')
  expect(filesOf('host').filter((file) => file.startsWith('host/tools/'))).toEqual([])
})

describe('a micro-frontend', () => {
  it.each([
    'mf-energy/src/micro-frontend.ts',
    'mf-energy/src/page/results/cheapest-strip.module.css',
    'mf-energy/package.json',
    'shared-lib/src/rules/money/cents.ts',
    'shared-lib/src/platform/server-bundle/create-server-bundle.ts',
    'shared-lib/build/webpack/base.ts',
  ])('is a new version when %s changes', (file) => expect(energy).toContain(file))

  it('stays as it is when a file of shared-lib changes that only another imports', () => {
    expect(calculators).toContain('shared-lib/src/rules/credit/annual-rate.ts')
    expect(energy).not.toContain('shared-lib/src/rules/credit/annual-rate.ts')
  })

  it.each([
    'mf-energy/import/import-energy.cli.ts',
    'mf-energy/src/rules/gas-bill.test.ts',
    'shared-lib/deployments/deploy.cli.ts',
    'shared-lib/build/docs.cli.ts',
  ])('stays as it is when %s changes', (file) => expect(energy).not.toContain(file))

  it('is a new version with another release of what it is made of or made by, and with no other', () => {
    const { packages } = inputsOf('mf-energy')
    const [react] = [...packages].filter(([place]) => place === 'node_modules/react')
    expect(react?.[1]).toMatch(/^\d+\.\d+\.\d+ sha512-/)
    expect([...packages.keys()]).toEqual(
      expect.arrayContaining(['node_modules/webpack', 'node_modules/lightningcss']),
    )
    expect([...packages.keys()]).not.toContain('node_modules/jest')
    expect([...packages.keys()]).not.toContain('node_modules/piscina')
  })
})
