import { command } from './commands/command'
import { goBack } from './commands/rollback'

// npm run rollback -- mf-energy [version]
await command('rollback', goBack)
