import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { flowDocs, flowDocsFolder } from './flow-docs'
import { packageData } from './package-data'
import { root } from './webpack/base'
import { widgetDocs, widgetDocsFolder } from './widget-docs'

// npm run docs: writes docs/widgets and each package's data for editors of code from the contracts, docs/flows from the
// flows, and removes pages that are gone.
function write(folder: string, pages: ReadonlyMap<string, string>) {
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) if (!pages.has(file)) rmSync(path.join(folder, file))
  for (const [file, text] of pages) writeFileSync(path.join(folder, file), text)
  console.log(`wrote ${pages.size} pages to ${path.relative('.', folder)}`)
}

write(widgetDocsFolder, await widgetDocs())
write(flowDocsFolder, await flowDocs())
const data = await packageData()
for (const [file, text] of data) writeFileSync(path.join(root, file), text)
console.log(`wrote ${data.size} files of data for editors of code`)
