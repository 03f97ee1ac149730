import { hostFlags } from '../start/host-memory'
import { compileForStart } from './compile-for-start'

// Compiles what `npm start` runs in production, and sends its parent the folder and the flags of Node.
process.send?.({ folder: await compileForStart(), flags: hostFlags })
process.disconnect?.()
