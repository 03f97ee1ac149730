import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { widgetFolders } from 'shared-lib/build/product-folders'
import { microFrontendNames } from 'shared-lib/build/targets'

const root = path.resolve(import.meta.dirname, '../..')

for (const name of microFrontendNames())
  test(`a build of ${name} describes every tag to code editors`, () => {
    const folder = path.join(root, name)
    const fields = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
    const files = [fields.customElements, fields['web-types'], 'dist/vscode.html-custom-data.json']
    const tags = widgetFolders(folder).map((widget) => `"qp-${path.basename(widget)}"`)
    expect(tags.length).toBeGreaterThan(0)
    for (const file of files) {
      const text = readFileSync(path.join(folder, file), 'utf8')
      expect(
        tags.filter((tag) => !text.includes(tag)),
        file,
      ).toEqual([])
    }
  })
