import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { widgetDocs, widgetDocsFolder } from './widget-docs'

it('finds docs/widgets as the contracts say: run "npm run docs" after changing one', async () => {
  const written = readdirSync(widgetDocsFolder).map(
    (file) => [file, readFileSync(path.join(widgetDocsFolder, file), 'utf8')] as const,
  )
  const expected = await widgetDocs()
  expect(expected.size).toBeGreaterThan(1)
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(expected))
})
