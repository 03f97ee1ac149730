import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const repository = path.resolve(__dirname, '../../../../..')
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

// sha256 of what tesseract.js-core 7.0.0 and @tesseract.js-data/por 1.0.0 hold, as their packages were published.
it.each([
  ['tesseract-core-simd-lstm.js', 'e48e2f02ddae3716c8dd24bf41cd290d4efa96892d689cdc4013c2545d63f469'],
  ['tesseract-core-simd-lstm.wasm', '34e8d50cac216427d86bf397d610fdd9f49492539bbcdfbfccc4eda20c810bea'],
  ['por.traineddata.gz', 'dacebc1386ddaaf8389f81094236cca0d690897cde693d48cbdaa881c86e2b4c'],
])('%s is what its makers built', (file, sum) =>
  expect(
    createHash('sha256')
      .update(readFileSync(path.join(__dirname, file)))
      .digest('hex'),
  ).toBe(sum),
)

it('is the engine that tesseract.js asks for', () => {
  const { packages } = read(path.join(repository, 'package-lock.json'))
  const { version } = read(path.join(repository, 'mf-simulators/engine/package.json'))
  expect(packages['node_modules/tesseract.js'].dependencies['tesseract.js-core']).toBe(`^${version}`)
  expect(packages['node_modules/tesseract.js-core']).toMatchObject({ link: true })
})
