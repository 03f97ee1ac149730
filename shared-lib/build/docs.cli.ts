import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { deploymentSchema, deploymentSchemaFile } from './deployment-schema'
import { flowDocs, flowDocsFolder } from './flow-docs'
import { widgetDocs, widgetDocsFolder } from './widget-docs'

// npm run docs: writes docs/widgets from the contracts, docs/flows from the flows, removes pages that are gone, and the schema of
// deployment.json from its type.
function write(folder: string, pages: ReadonlyMap<string, string>) {
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) if (!pages.has(file)) rmSync(path.join(folder, file))
  for (const [file, text] of pages) writeFileSync(path.join(folder, file), text)
  console.log(`wrote ${pages.size} pages to ${path.relative('.', folder)}`)
}

write(widgetDocsFolder, await widgetDocs())
write(flowDocsFolder, await flowDocs())
writeFileSync(deploymentSchemaFile, deploymentSchema())
execFileSync('npx', ['biome', 'format', '--write', deploymentSchemaFile], { stdio: 'ignore' })
