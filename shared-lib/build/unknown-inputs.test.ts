import path from 'node:path'
import { root } from './repository'
import { unknownInputs } from './unknown-inputs'

const at = (place: string) => path.join(root, place)
const inputs = {
  files: [at('shared-lib/src/rules/money/cents.ts'), at('shared-lib/package.json')],
  packages: new Map([['node_modules/react', '19']]),
}

it('knows what went in, and what a compiler only looked for or made', () => {
  const read = [
    'shared-lib/src/rules/money/cents.ts',
    'node_modules/shared-lib/package.json',
    'node_modules/react/index.js',
    'shared-lib/src/rules/money',
    'shared-lib/src/rules/money/none.ts',
    'package.json',
  ]
  expect(unknownInputs(inputs, read.map(at))).toEqual([])
})

it('names each file and package that is no input, once', () => {
  const read = [
    'shared-lib/src/rules/money/euro.ts',
    'node_modules/ky/package.json',
    'node_modules/ky/package.json',
  ]
  expect(unknownInputs(inputs, read.map(at))).toEqual([
    'node_modules/ky',
    'shared-lib/src/rules/money/euro.ts',
  ])
})
