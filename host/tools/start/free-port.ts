import { createServer } from 'node:net'

/** Is the port free on this machine? Asked early, so that nobody waits for a build to learn that it is not. */
export const isFree = (port: number, address: string) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, address, () => probe.close(() => resolve(true)))
  })

/**
 * Port of what runs beside the site: the same at each start, so that pages that were opened before go on and bookmarks
 * hold; 0, any, where something else uses it.
 */
export async function portBeside(port: number): Promise<number> {
  const usual = port + 1000
  return port > 0 && usual < 65_536 && (await isFree(usual, '127.0.0.1')) ? usual : 0
}
