const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/**
 * Runs at the visitor's first sign: a move, a touch, a key; `now` does not wait for one. What failed (a chunk that did
 * not arrive) is tried again at the next sign. The answer stops waiting.
 */
export function atFirstSign(run: () => Promise<void>, now = false): () => void {
  let running = false
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, begin)
  }
  async function begin() {
    if (running) return
    running = true
    await run().then(stop, () => {
      running = false
    })
  }
  for (const sign of signs) addEventListener(sign, begin, { passive: true })
  if (now) begin()
  return stop
}
