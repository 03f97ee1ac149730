/** Controls of a test over the content API while it runs. Reachable only when it was started with `testControls`. */
interface TestControls {
  /** The next N requests are answered 429. */
  tooMany: number
  /** The connection is cut instead of answered. */
  down: boolean
  /** Every answer waits this long, in ms. */
  delayMs: number
  /** Body of every answer about stories, with status 200; '' leaves them as they are. */
  body: string
}

export const testControlsPath = '/test-controls'

export const noTestControls = (): TestControls => ({ tooMany: 0, down: false, delayMs: 0, body: '' })

/** `?tooMany=3`, `?down=1`, `?delayMs=500`, `?body={}`: named controls are set, the rest stays. */
export function applyTestControls(controls: TestControls, query: URLSearchParams): void {
  const tooMany = query.get('tooMany')
  const down = query.get('down')
  const delayMs = query.get('delayMs')
  const body = query.get('body')
  if (tooMany !== null) controls.tooMany = Number(tooMany)
  if (down !== null) controls.down = down === '1'
  if (delayMs !== null) controls.delayMs = Number(delayMs)
  if (body !== null) controls.body = body
}
