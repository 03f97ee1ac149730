import { compileForStart } from './compile-for-start'
import { hostFlags } from './host-memory'

// Compiles what `npm start` runs in production, and sends its parent the folder and the flags of Node.
process.send?.({ folder: await compileForStart(), flags: hostFlags })
process.disconnect?.()
