import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { flowDocs, flowDocsFolder } from './flow-docs'
import { packageFields } from './package-data'
import { root } from './repository'
import { microFrontendNames } from './targets'
import { widgetDocs, widgetDocsFolder } from './widget-docs'

it.each([
  { what: 'docs/widgets as the contracts say', folder: widgetDocsFolder, docs: widgetDocs },
  { what: 'docs/flows as the flows say', folder: flowDocsFolder, docs: flowDocs },
])('finds $what: run "npm run docs" after changing one', async ({ folder, docs }) => {
  const written = new Map(
    readdirSync(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  )
  const expected = await docs()
  expect(expected.size).toBeGreaterThan(1)
  const outOfDate = [...new Set([...written.keys(), ...expected.keys()])].filter(
    (file) => written.get(file) !== expected.get(file),
  )
  expect(outOfDate).toEqual([])
})

it.each(microFrontendNames())('%s names what editors of code know of its tags where tools look', (name) =>
  expect(JSON.parse(readFileSync(path.join(root, name, 'package.json'), 'utf8'))).toMatchObject(
    packageFields,
  ),
)
