import { build } from 'shared-lib/build/build'
import { compileHost } from '../compiled/compile-for-start'

/** Outcome of the host's sources: what is made of them, or the compiler's own words. */
export type Rebuilt = { readonly version: string } | { readonly failed: string }

// In a process that ends, since a compiler keeps much memory. The browser's side is built, the server's only tried: it runs
// from its sources, where a debugger finds them.
async function rebuild(): Promise<Rebuilt> {
  const { name } = await compileHost()
  const [shell] = await build(['host'])
  return { version: `${name} ${shell?.version}` }
}

rebuild()
  .catch((error: unknown): Rebuilt => ({ failed: error instanceof Error ? error.message : String(error) }))
  // The parent may be gone.
  .then((rebuilt) => process.connected && process.send?.(rebuilt))
process.on('disconnect', () => process.exit())
