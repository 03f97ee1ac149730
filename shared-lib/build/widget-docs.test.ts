import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { widgetDocs, widgetDocsFolder } from './widget-docs'

it('finds docs/widgets as the contracts say: run "npm run docs" after changing one', async () => {
  const written = new Map(
    readdirSync(widgetDocsFolder).map((file) => [
      file,
      readFileSync(path.join(widgetDocsFolder, file), 'utf8'),
    ]),
  )
  const expected = await widgetDocs()
  expect(expected.size).toBeGreaterThan(1)
  const outOfDate = [...new Set([...written.keys(), ...expected.keys()])].filter(
    (file) => written.get(file) !== expected.get(file),
  )
  expect(outOfDate).toEqual([])
})
