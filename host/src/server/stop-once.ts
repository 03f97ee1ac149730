/** How long running requests may take once no new ones come, in ms. */
export const stopGrace = 10_000

type Asker = Pick<NodeJS.Process, 'exit'> & {
  on(event: 'SIGINT' | 'SIGTERM' | 'disconnect', listener: () => void): unknown
}

/**
 * Ends the process in good order: on a signal, or when the parent that started it is gone, however it died. Only the
 * first request counts, because a terminal's Ctrl-C reaches parent and child and the parent passes it on.
 */
export function stopOnce(close: () => Promise<unknown>, from: Asker = process, graceMs = stopGrace) {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => from.exit(1), graceMs).unref()
    close().then(
      () => from.exit(0),
      (error: unknown) => {
        console.error(error)
        from.exit(1)
      },
    )
  }
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) from.on(event, stop)
}
