import { createServer } from 'node:net'

/** Is the port free on this machine? Asked early, so that nobody waits for a build to learn that it is not. */
export const isFree = (port: number, address: string) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, address, () => probe.close(() => resolve(true)))
  })
