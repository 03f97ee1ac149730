import path from 'node:path'
import { pack, packedFolder } from './pack'

// npm run pack: shared-lib as teams install it in repositories of their own.
try {
  console.log(path.relative('.', pack(packedFolder)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
