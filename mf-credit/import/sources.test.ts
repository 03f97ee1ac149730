import { readFileSync } from 'node:fs'
import { type Bodies, troubles, tryFetch } from 'shared-lib/import/fetch/try-fetch.fixture'
import type { MonthlyFigures } from 'shared-lib/rules/dated/monthly-figures'
import { sources as bpstat } from './bpstat.source'
import { source as inflation } from './inflation.source'

const heldOf = (...months: readonly object[]) =>
  JSON.stringify({
    about: 'figures',
    read: '2026-10-02',
    months: months.map((one) => ({ ...one, source: 'x' })),
  })
const monthsOf = (text: string | undefined) => (JSON.parse(text ?? '') as MonthlyFigures).months

describe('inflation, by Eurostat', () => {
  const held = heldOf({ month: '2026-08', rate: 3.57 })
  const cube = (values: object, status: object, months: readonly string[], more: object = {}) =>
    JSON.stringify({
      version: '2.0',
      class: 'dataset',
      source: 'ESTAT',
      updated: '2026-11-18T11:00:00+0100',
      value: values,
      status,
      id: ['freq', 'unit', 'coicop18', 'geo', 'time'],
      size: [1, 1, 1, 1, months.length],
      dimension: {
        time: { category: { index: Object.fromEntries(months.map((month, at) => [month, at])) } },
      },
      ...more,
    })
  const months = ['2026-08', '2026-09', '2026-10']
  const fetched = (body: Bodies[string]) =>
    tryFetch([{ ...inflation, held }], {
      'ec.europa.eu/eurostat/api/dissemination/statistics/1.0/data/prc_hicp_minr': body,
    })

  it('takes final and provisional months, and leaves a flash estimate out', async () => {
    const { code, after } = await fetched(cube({ 0: 3.6, 1: 3.2, 2: 3 }, { 1: 'p', 2: 'e' }, months))
    expect([code, monthsOf(after[0]).map(({ month, rate }) => [month, rate])]).toEqual([
      0,
      [
        ['2026-08', 3.6],
        ['2026-09', 3.2],
      ],
    ])
  })

  it.each([
    ...troubles,
    [
      'has two lands',
      cube({ 0: 1, 1: 2 }, {}, ['2026-09'], { size: [1, 1, 1, 2, 1] }),
      /more than one series/,
    ],
    ['has no such dataset', JSON.stringify({ error: { status: '404', id: 100 } }), /no months or no values/],
    ['leaves a month out', cube({ 0: 3.6, 2: 3 }, {}, months), /leaves a gap/],
    ['sends words', cube({ 0: '3.6' }, {}, ['2026-08']), /another shape: "3.6"/],
    ['sends quarters', cube({ 0: 3.6 }, {}, ['2026-Q3']), /another shape/],
    ['is cut', cube({ 0: 3.6 }, {}, ['2026-08']).slice(0, -9), /no whole JSON/],
    ['is older', cube({ 0: 3.6 }, {}, ['2026-07']), /is older than 2026-08/],
    ['sends an index', cube({ 0: 128.41 }, {}, ['2026-08']), /not between -10 and 40/],
  ] as const)('keeps what is held when Eurostat %s', async (_, body, words) => {
    const { code, lines, after } = await fetched(body)
    expect([code, after, lines.join('\n')]).toEqual([1, [held], expect.stringMatching(words)])
  })
})

describe('averages, by BPstat', () => {
  const held = {
    'deposit-rate': heldOf({ month: '2026-08', rate: 1.62 }),
    'market-taeg': heldOf(
      { month: '2026-07', education: 7.5, carUsed: 11.4 },
      { month: '2026-08', personal: 11.9 },
    ),
    'card-taeg': heldOf({ month: '2026-07', taeg: 17.4 }),
  }
  const all = bpstat.map((source) => ({ ...source, held: held[source.name as keyof typeof held] }))
  const labels: Readonly<Record<number, string>> = {
    12519805: 'Taxa de juro (TAA) de novos depósitos a prazo até 1 ano dos particulares',
  }
  /** A publisher that describes each series and sends its observations. */
  const serving = (
    observations: Readonly<Record<number, readonly (number | null)[]>>,
    label = labels,
  ): Bodies => ({
    'bpstat.bportugal.pt/data/v1/series/': (request, response) => {
      const id = Number(new URL(request.url ?? '', 'http://x').searchParams.get('series_ids'))
      const known = { id, label: label[id] ?? 'TAEG média', domain_ids: [209], dataset_id: 'd1' }
      response.end(JSON.stringify([known]))
    },
    'bpstat.bportugal.pt/data/v1/domains/209/datasets/d1/': (request, response) => {
      const id = Number(new URL(request.url ?? '', 'http://x').searchParams.get('series_ids'))
      const value = observations[id] ?? []
      const index = ['2026-07-31', '2026-08-31', '2026-09-30'].slice(-value.length)
      response.end(JSON.stringify({ value, dimension: { reference_date: { category: { index } } } }))
    },
  })
  const good = {
    12519805: [1.59, 1.62, 1.65],
    13168943: [11.8, 11.9, 11.7],
    13168938: [7.5, 7.6, null],
    13168941: [11.4, 11.5, 11.6],
    13168964: [17.4, 17.5, 17.6],
  }

  it('adds months, also where one series is behind the others', async () => {
    const { code, after } = await tryFetch(all, serving(good))
    expect(code).toBe(0)
    const [deposits, market, cards] = after.map(monthsOf)
    expect(deposits?.at(-1)).toEqual({
      month: '2026-09',
      rate: 1.65,
      source: 'Banco de Portugal, BPstat, série 12519805',
    })
    expect(market?.map(({ source: _, ...rest }) => rest)).toEqual([
      { month: '2026-07', education: 7.5, carUsed: 11.4, personal: 11.8 },
      { month: '2026-08', personal: 11.9, education: 7.6, carUsed: 11.5 },
      { month: '2026-09', personal: 11.7, carUsed: 11.6 },
    ])
    expect(cards?.map(({ taeg }) => taeg)).toEqual([17.4, 17.5, 17.6])
  })

  it('renews the others where one series is refused', async () => {
    const egypt = { 12519805: 'Libra egípcia (EGP)' }
    const { code, lines, after } = await tryFetch(all, serving(good, egypt))
    expect([code, lines.at(-1)]).toEqual([1, 'not renewed, what was held stays: deposit-rate'])
    expect(lines).toContain('  the answer has another shape: series 12519805 is «Libra egípcia (EGP)»')
    expect(after.map((text, at) => text === all[at]?.held)).toEqual([true, false, false])
  })

  it.each(troubles)('keeps what is held when BPstat %s', async (_, body, words) => {
    const { code, lines, after } = await tryFetch(all, { 'bpstat.bportugal.pt/data/v1/series/': body })
    expect([code, after, lines.join('\n')]).toEqual([1, Object.values(held), expect.stringMatching(words)])
  })
})

it('names the months of the site by series that its figures have', () => {
  for (const { target } of [...bpstat, inflation])
    expect(monthsOf(readFileSync(target, 'utf8')).length).toBeGreaterThan(0)
})
