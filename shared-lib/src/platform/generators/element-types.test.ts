import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cents, either, object, text } from '../../contract/schema'
import { eventsOf } from '../../contract/widget-events'
import { elementTypes, elementTypesOfReact } from './element-types'
import { bareContract, sampleContract } from './sample-contract.fixture'

const doubling = { ...bareContract, tag: 'qp-doubling', events: eventsOf('calculated') } as const
const halving = { ...doubling, tag: 'qp-halving' } as const
const outputs = {
  doubling: either(
    'Either.',
    object({ kind: { const: 'result' }, doubled: cents('twice.') }),
    object({ kind: { const: 'unknown' }, why: text('Why.') }),
  ),
  halving: object({ half: cents('half.') }),
}

const root = path.resolve(__dirname, '../../../..')

const react18 = path.dirname(require.resolve('react-18-types/package.json'))

const pageOf = (name: string) =>
  readFileSync(path.join(__dirname, `testing/partner-pages/${name}.tsx.txt`), 'utf8')

/** TypeScript's errors in pages of a partner with our types next to them. */
function faultsOf(pages: Readonly<Record<string, string>>, react?: string): string {
  // Below the repository, so that `react` is found; its own settings, so that nothing of ours is.
  const folder = mkdtempSync(path.join(root, '.cache/element-types-'))
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  try {
    write('elements.d.ts', elementTypes([sampleContract, bareContract, doubling, halving], outputs))
    write('elements-react.d.ts', elementTypesOfReact())
    for (const [name, text] of Object.entries(pages)) write(name, text)
    const compilerOptions = {
      strict: true,
      noEmit: true,
      jsx: 'react-jsx',
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'es2022',
      types: [],
      ...(react && { paths: { react: [react], 'react/*': [`${react}/*`] } }),
    }
    write('tsconfig.json', JSON.stringify({ compilerOptions, files: Object.keys(pages) }))
    execFileSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', folder, '--pretty', 'false'], {
      encoding: 'utf8',
    })
    return ''
  } catch (error) {
    return String((error as { stdout?: string }).stdout)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('types tags, values, events and results, refuses what the contract does not know, and shows what is wrong', () => {
  const wrong = "import './elements'\nexport const wrong: number = ''"
  const pages = { 'tags.tsx': pageOf('tags'), 'results.tsx': pageOf('results'), 'wrong.tsx': wrong }
  expect(faultsOf(pages)).toMatch(/^\S*wrong\.tsx\(2,14\): error TS2322: .*\n$/)
})

it('types the same tags for React 18, whose elements hear events by ref', () =>
  expect(faultsOf({ 'page.tsx': pageOf('react-18') }, react18)).toBe(''))
