import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { widgetDocs, widgetDocsFolder } from './widget-docs'

// npm run docs: writes docs/widgets from the contracts and removes the page of a tag that is gone.
const pages = await widgetDocs()
mkdirSync(widgetDocsFolder, { recursive: true })
for (const file of readdirSync(widgetDocsFolder))
  if (!pages.has(file)) rmSync(path.join(widgetDocsFolder, file))
for (const [file, text] of pages) writeFileSync(path.join(widgetDocsFolder, file), text)
console.log(`wrote ${pages.size} pages to docs/widgets`)
