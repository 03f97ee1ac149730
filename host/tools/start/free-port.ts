import { createServer } from 'node:net'

/** Whether the port is free on this machine. Checked early, so that a taken port fails before the build. */
export const isFree = (port: number, address: string) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, address, () => probe.close(() => resolve(true)))
  })

/**
 * Port of a service next to the site: the same at each start, so that open pages go on and bookmarks hold; 0, any,
 * where another program uses it.
 */
export async function servicePort(port: number): Promise<number> {
  const usual = port + 1000
  return port > 0 && usual < 65_536 && (await isFree(usual, '127.0.0.1')) ? usual : 0
}
