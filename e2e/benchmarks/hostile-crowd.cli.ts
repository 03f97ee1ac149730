import { startCrowd } from './crowd-load'
import type { HostileCrowd } from './hostile-crowd'
import { hostileAsks, routeAsks } from './hostile-kinds'

// A child of hostile-crowd.ts: asks until stopped, reports its answers, and ends.
const { kind, ...crowd }: HostileCrowd = JSON.parse(process.argv[2] ?? '{}')
const running = startCrowd({ ...crowd, next: typeof kind === 'string' ? hostileAsks[kind] : routeAsks(kind) })
process.once('message', async () => {
  const answers = await running.stop()
  process.send?.(answers, () => process.disconnect())
})
