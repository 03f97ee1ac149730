import { Registry } from 'prom-client'
import type { Measured } from './telemetry.types'
import { telemetryMetrics } from './telemetry-metrics'

const clock = { at: 0 }
const open = () => {
  const registry = new Registry()
  return { registry, numbers: telemetryMetrics(registry, () => clock.at) }
}
const view = (version: string): Measured => ({ remote: 'mf-a', version, tag: 'qp-a', kind: 'view' })
const hours = (count: number) => count * 60 * 60_000

it('gives numbers of their own to a bounded number of places; nothing is lost beyond', async () => {
  const { registry, numbers } = open()
  for (let at = 0; at < 1500; at++) numbers.count(view('1.0.0'), `/pagina-${at}`)
  const { values } = (await registry.getSingleMetric('qp_slot_views_total')?.get()) ?? { values: [] }
  expect(values).toHaveLength(1001)
  expect(values.find(({ labels }) => labels.page === 'other')?.value).toBe(500)
  expect(values.reduce((sum, { value }) => sum + value, 0)).toBe(1500)
})

it('lets go of a version that was not reported for two days, and of no other', async () => {
  const { registry, numbers } = open()
  clock.at = 0
  for (const version of ['1.0.0', '2.0.0']) {
    numbers.count(view(version), '/')
    numbers.count({ ...view(version), tag: '' }, '/')
    numbers.count({ remote: 'mf-a', version, tag: 'qp-a', kind: 'INP', value: 80 }, '/')
    numbers.rendered({ remote: 'mf-a', version, tag: 'qp-a' }, 3, 'ok')
  }
  clock.at = hours(40)
  numbers.count(view('2.0.0'), '/')
  clock.at = hours(49)
  await numbers.sweep()
  const text = await registry.metrics()
  expect(text).not.toContain('version="1.0.0"')
  expect(text).toContain('qp_slot_views_total{remote="mf-a",version="2.0.0",tag="qp-a",page="/"} 2')
  expect(text).toContain('qp_inp_seconds_count{remote="mf-a",version="2.0.0",tag="qp-a",page="/"} 1')
})

it('keeps the numbers of no more than the hundred versions that were reported last', async () => {
  const registry = new Registry()
  const numbers = telemetryMetrics(registry)
  for (let at = 0; at < 250; at++) {
    numbers.count(view(`1.0.${at}`), '/')
    numbers.rendered({ remote: 'mf-a', version: `1.0.${at}`, tag: 'qp-a' }, 5, 'ok')
    numbers.count(view('1.0.0'), '/')
  }
  await numbers.sweep()
  const kept = new Set([...(await registry.metrics()).matchAll(/version="([\d.]+)"/g)].map(([, one]) => one))
  expect(kept.size).toBe(100)
  expect(['1.0.0', '1.0.249', '1.0.100'].map((one) => kept.has(one))).toEqual([true, true, false])
})
