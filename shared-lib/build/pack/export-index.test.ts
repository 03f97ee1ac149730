import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { exportIndex } from './export-index'

const types = mkdtempSync(path.join(tmpdir(), 'qp-types-'))
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(types, file)), { recursive: true })
  writeFileSync(path.join(types, file), text)
}
write(
  'src/money/cents.d.ts',
  '/** Whole cents. Throws. */\nexport declare const cents: 1;\nexport type Cents = 1;',
)
write(
  'src/ui/field.d.ts',
  "/**\n * A field\n * with a label.\n */\nexport declare function Field(): void;\nexport { type Kind, one as two } from './kinds';",
)
write('src/ui/quiet.d.ts', 'export {};')
write('src/money/cents.test.d.ts', 'export declare const left: 1;')
write('build/left.d.ts', 'export declare const left: 1;')

it('lists what a sub-path exports, by the names of package.json, with the first sentence', () =>
  expect(
    exportIndex(types, { './ui/*': './src/ui/*.tsx', './build/*': './build/*.ts', './*': './src/*.ts' }),
  ).toBe(
    `# What each sub-path exports

## shared-lib/money/cents

- \`cents\`: Whole cents.
- \`Cents\`

## shared-lib/ui/field

- \`Field\`: A field with a label.
- \`Kind\`
- \`two\`
`,
  ))
