import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { imported } from './imported-files'

const folder = mkdtempSync(path.join(tmpdir(), 'imported-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), text)
}
const from = (name: string) => {
  const { files, packages } = imported([path.join(folder, name)])
  return { files: files.map((file) => path.relative(folder, file)), packages }
}

it('follows every way in which one file takes another', () => {
  write(
    'entry.ts',
    `import { a } from './a'
import './styles.css'
import data from './data.json'
export * from "./again"
const lazy = () => import(/* webpackChunkName: "lazy" */ './lazy/screen')
const old = require('./old.cjs')
import address from './data.json?file'`,
  )
  write('a.ts', `import { entry } from './entry'`)
  write('again.ts', '')
  write('lazy/screen.tsx', `import React from 'react'\nimport x from '@scope/name/part'`)
  write('old.cjs', '')
  write('data.json', '{"from": "./nowhere"}')
  write('styles.css', `.a { composes: b from "./b.css" }\n@font-face { src: url("./font.woff2") }`)
  write('b.css', '')
  write('font.woff2', '')
  expect(from('entry.ts')).toEqual({
    files: 'a.ts again.ts b.css data.json entry.ts font.woff2 lazy/screen.tsx old.cjs styles.css'.split(' '),
    packages: ['@scope/name', 'react'],
  })
})

it('leaves out what is there for types alone', () => {
  write(
    'typed.ts',
    `import type {\n  A,\n} from './a'\nexport type { B } from './again'\nimport { type C, d } from './d'`,
  )
  write('d.ts', '')
  expect(from('typed.ts').files).toEqual(['d.ts', 'typed.ts'])
})
