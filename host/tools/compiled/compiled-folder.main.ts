import { compileForStart } from './compile-for-start'

// Compiles what `npm start` runs in production; its parent is told where that stands.
process.send?.(await compileForStart())
process.disconnect?.()
