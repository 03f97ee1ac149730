import type { PageData, SlotRecord } from 'shared-lib/contract/page-data'
import type { OwnedTag } from '../../visitors/telemetry/ownership.types'
import { current } from '../current'
import type { Known } from './ownership'
import { showSlots } from './slot-list'

const numbers = { views: 0, errors: 0, loadFailures: 0, fallbacks: 0, inpSamples: 0 }
const unmeasured = { inpP75Ms: null, lcpP75Ms: null, clsP75: null }

/** A page with a slot that wakes, and one that stays the server's HTML. */
function linesOf(owned: OwnedTag): readonly string[] {
  const awake = { id: 'w1', remote: 'mf-a', tag: 'qp-awake' } as unknown as SlotRecord
  const remotes = { 'mf-a': { version: '1.0.0' } }
  current.page = { build: 'b1', slots: [awake], remotes } as unknown as PageData
  document.body.innerHTML = '<qp-awake data-ssr="w1"></qp-awake><qp-asleep data-ssr="w2"></qp-asleep>'
  const known: Known = {
    hours: 24,
    versionOf: () => undefined,
    tagOf: (_, __, tag) => (tag ? owned : undefined),
    servedBy: () => ({ remote: 'mf-a', version: '1.0.0' }),
  }
  const list = document.createElement('ul')
  showSlots(document.createElement('div'), list, known)()
  return [...list.children].slice(1).map(({ textContent }) => textContent ?? '')
}

beforeAll(() => {
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  })
})

it('shows the weight and the numbers of a slot that wakes; of one that never does, that it has no scripts', () => {
  const [awake, asleep] = linesOf({ first: 12_750 })
  expect(awake).toMatch(/12,5 KiB no primeiro passo.*Nesta página: 0 erros.*Nas últimas 24 h: nada contado/)
  expect(asleep).toMatch(/qp-asleepSem scripts: só HTML do servidorNas últimas 24 h: nada contado$/)
})

it('shows how often a slot that never wakes was shown, and could not be rendered', () => {
  const [, asleep] = linesOf({ numbers: { ...numbers, ...unmeasured, views: 250, errors: 2, fallbacks: 2 } })
  const words = /só HTML do servidor.*Nas últimas 24 h: 250 vistas · 2 falhas ao desenhar no servidor$/
  expect(asleep).toMatch(words)
})
