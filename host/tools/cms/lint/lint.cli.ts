import { runCommand } from '../commands/run-command'
import { lintCommand } from './lint-command'

// npm run cms -- lint in a server's own folder: the other commands need the sources of our blocks.
await runCommand({ lint: lintCommand })
