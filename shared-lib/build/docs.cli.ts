import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { flowDocs, flowDocsFolder } from './flow-docs'
import { widgetDocs, widgetDocsFolder } from './widget-docs'

// npm run docs: writes docs/widgets from the contracts, docs/flows from the flows, and removes pages that are gone.
function write(folder: string, pages: ReadonlyMap<string, string>) {
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) if (!pages.has(file)) rmSync(path.join(folder, file))
  for (const [file, text] of pages) writeFileSync(path.join(folder, file), text)
  console.log(`wrote ${pages.size} pages to ${path.relative('.', folder)}`)
}

write(widgetDocsFolder, await widgetDocs())
write(flowDocsFolder, await flowDocs())
