import path from 'node:path'
import { repository } from './compile'
import { writeServer } from './write-server'

// npm run server: the host as a folder to be shipped (docs/guides/operations.md).
const [folder = path.join(repository, 'dist/server')] = process.argv.slice(2)
writeServer(path.resolve(folder), (line) => console.log(`  ${line}`)).then(
  () => console.log(`\n  ${folder}: npm ci --omit=dev && npm run serve`),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
