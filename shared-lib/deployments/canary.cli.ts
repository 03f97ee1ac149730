import { canary } from './commands/canary'
import { command } from './commands/command'

// npm run canary -- mf-energy [stop | 25 | 1.4.0 10 | 1.4.0 100]
await command('canary', canary)
