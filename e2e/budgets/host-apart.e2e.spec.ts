import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { widgetFolders } from 'shared-lib/build/product-folders'
import { microFrontendNames } from 'shared-lib/build/targets'

const host = path.resolve(import.meta.dirname, '../../host')

const filesBelow = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))

/** Tags and names: every module of a micro-frontend leads to one of them. */
function marks() {
  const names = microFrontendNames()
  const tags = names.flatMap((name) =>
    widgetFolders(path.join(host, '..', name)).map((folder) => `qp-${path.basename(folder)}`),
  )
  return [...names, ...tags]
}

test('the host’s bundles hold no module of a micro-frontend', () => {
  const { folder } = JSON.parse(readFileSync(path.join(host, 'dist/shell.json'), 'utf8'))
  const bundles = filesBelow(path.join(host, 'dist', folder, 'browser'), /\.js$/)
  expect(bundles.length).toBeGreaterThanOrEqual(6)
  expect(marks().length).toBeGreaterThanOrEqual(6)
  for (const file of bundles) {
    const text = readFileSync(file, 'utf8')
    for (const mark of marks())
      expect(text.includes(mark), `${path.basename(file)} names ${mark}`).toBe(false)
  }
})
