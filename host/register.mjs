// Lets Node run the host's TypeScript. tsx reads JSX settings only from a tsconfig that includes the file.
import path from 'node:path'
import { register } from 'tsx/esm/api'

register({ tsconfig: path.resolve(import.meta.dirname, '../tsconfig.base.json') })
