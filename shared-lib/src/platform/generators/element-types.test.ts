import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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
      ...{ strict: true, noEmit: true, jsx: 'react-jsx', module: 'esnext' },
      ...{ moduleResolution: 'bundler', target: 'es2022', types: [] },
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

const tagsPage = `
      import './elements-react'
      const tag = document.querySelector('qp-tariff-sample')
      tag?.addEventListener('qp:quote-ready', ({ detail }) => detail.totalCents.toFixed())
      tag?.addEventListener('click', () => {})
      document.addEventListener('qp:quote-ready', ({ detail }) => detail.label.trim())
      // @ts-expect-error: the event carries no such field
      document.addEventListener('qp:quote-ready', ({ detail }) => detail.nothing)
      export const Page = () => (
        <>
          <qp-tariff-sample plan="simple" monthly-kwh={250} supplier="END" hide-intro class="wide" theme="auto" />
          <qp-tariff-sample onqp:quote-ready={({ detail }) => detail.final} ref={(own) => own?.remove()} />
          <qp-bare />
          {/* @ts-expect-error: no such option */}
          <qp-tariff-sample plan="triple" />
          {/* @ts-expect-error: in no list */}
          <qp-tariff-sample supplier="Endesa" />
          {/* @ts-expect-error: no such tag */}
          <qp-nothing />
        </>
      )`

const resultsPage = `
      import './elements-react'
      import type { QpDoublingResult } from './elements'
      document.querySelector('qp-doubling')?.addEventListener('qp:calculated', ({ detail: { result } }) => {
        if (result.kind === 'result') result.doubled.toFixed()
        else result.why.trim()
        // @ts-expect-error: known only once it is known which it is
        result.doubled
      })
      document.addEventListener('qp:calculated', ({ detail }) => {
        if (detail.calculator === 'halving') detail.result.half.toFixed()
        // @ts-expect-error: of another calculator
        if (detail.calculator === 'doubling') detail.result.half
        // @ts-expect-error: no such calculator
        if (detail.calculator === 'trebling') return
      })
      export const kept: QpDoublingResult = { kind: 'result', doubled: 2 }
      export const tag = <qp-halving onqp:calculated={({ detail }) => detail.calculator} />
    `

const react18Page = `
      import './elements-react'
      import { useEffect, useRef, version } from 'react'
      // @ts-expect-error: React 19 alone has it
      import { use } from 'react'
      import type { QpTags } from './elements'
      export function Page() {
        const own = useRef<QpTags['qp-tariff-sample']>(null)
        useEffect(() => own.current?.addEventListener('qp:quote-ready', ({ detail }) => detail.totalCents.toFixed()), [])
        return (
          <>
            <qp-tariff-sample ref={own} plan="simple" monthly-kwh={250} supplier="END" hide-intro class="wide" theme="auto" />
            <qp-bare className={version} onClick={() => {}} />
            {/* @ts-expect-error: no such option */}
            <qp-tariff-sample plan="triple" />
            {/* @ts-expect-error: no such tag */}
            <qp-nothing />
          </>
        )
      }`

it('types tags, values, events and results, refuses what the contract does not know, and shows what is wrong', () => {
  const wrong = "import './elements'\nexport const wrong: number = ''"
  const pages = { 'tags.tsx': tagsPage, 'results.tsx': resultsPage, 'wrong.tsx': wrong }
  expect(faultsOf(pages)).toMatch(/^\S*wrong\.tsx\(2,14\): error TS2322: .*\n$/)
})

it('types the same tags for React 18, whose elements hear events by ref', () =>
  expect(faultsOf({ 'page.tsx': react18Page }, react18)).toBe(''))
