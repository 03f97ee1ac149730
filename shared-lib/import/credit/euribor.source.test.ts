import { type Bodies, troubles, tryFetch } from '../fetch/try-fetch.fixture'
import type { EuriborData } from './euribor.import'
import { source } from './euribor.source'

const address =
  'data-api.ecb.europa.eu/service/data/FM/M.U2.EUR.RT.MM.EURIBOR3MD_+EURIBOR6MD_+EURIBOR1YD_.HSTA'
const head =
  'KEY,FREQ,REF_AREA,CURRENCY,PROVIDER_FM,INSTRUMENT_FM,PROVIDER_FM_ID,DATA_TYPE_FM,TIME_PERIOD,OBS_VALUE'
const row = (code: string, month: string, value: string) =>
  `FM.M.U2.EUR.RT.MM.${code}.HSTA,M,U2,EUR,RT,MM,${code},HSTA,${month},${value}`
const months = (...rows: readonly [month: string, values: readonly [string, string, string]][]) => [
  head,
  ...['EURIBOR3MD_', 'EURIBOR6MD_', 'EURIBOR1YD_'].flatMap((code, at) =>
    rows.map(([month, values]) => row(code, month, String(values[at]))),
  ),
  '',
]
const september = ['2026-09', ['2.6001234', '2.9', '3.2']] as const
const october = ['2026-10', ['-0.5047', '2.7', '3.1']] as const
const good = months([...september], [...october]).join('\n')

const held = JSON.stringify({
  about: 'averages',
  compiled: '2026-10-03',
  from: '2026-08',
  sources: [{ from: '2026-08', to: '2026-09', source: 'Notícia' }],
  series: { 3: [2.5, 2.6], 6: [2.7, 2.9], 12: [2.9, 3.2] },
})
const fetched = (body: Bodies[string], attempt = {}) =>
  tryFetch([{ ...source, held } as typeof source & { held: string }], { [address]: body }, attempt)

it('adds the months that have ended and corrects the newest that is held, with every digit', async () => {
  const running = months([...september], [...october], ['2026-11', ['2', '2', '2']]).join('\n')
  const { code, lines, after, kept } = await fetched(running)
  expect(lines.slice(1)).toEqual([
    '  warning  euribor.csv: 2026-10, 3 months: moved 3.105 points in a month',
    '  2026-09, 3 months: 2.6 is now 2.6001234',
    '  2026-09: read in Média mensal do BCE',
    '  2026-10: -0.5047 / 2.7 / 3.1 (new; Média mensal do BCE)',
    '  3 changes written to ./euribor.json',
  ])
  const { compiled, series } = JSON.parse(after[0] ?? '') as EuriborData
  expect([code, compiled, series[3], kept]).toEqual([0, '2026-11-28', [2.5, 2.6001234, -0.5047], ['euribor']])
})

it('shows what would change, and writes nothing', async () => {
  const { code, lines, after, kept } = await fetched(good, { dryRun: true })
  expect([code, after, kept]).toEqual([0, [held], []])
  expect(lines).toContain('  2026-09, 3 months: 2.6 is now 2.6001234')
})

it.each([
  ...troubles,
  [
    'has moved',
    (_: unknown, response: { writeHead(status: number): { end(): void } }) => response.writeHead(404).end(),
    /answered 404/,
  ],
  [
    'leaves a tenor out',
    months([...september], [...october])
      .filter((line) => !/1YD_.*2026-10/.test(line))
      .join('\n'),
    /column 12: is empty/,
  ],
  ['cuts its last number', good.slice(0, -2), /half a file/],
  ['cuts a row', `${good.slice(0, -8)}\n`, /another shape/],
  ['sends daily fixings', good.replaceAll(',M,', ',B,'), /another shape: a row of EURIBOR3MD_/],
  ['sends another', good.replaceAll('EURIBOR6MD_', 'EURIBOR1MD_'), /another shape: a row of EURIBOR1MD_/],
  ['renames a column', good.replace('OBS_VALUE', 'VALUE'), /another shape/],
  ['sends words', good.replace('2.7', 'n/a'), /“n\/a” is no number/],
  ['sends fractions of another unit', good.replace('2.7', '270'), /is not between -2 and 20/],
  ['sends old ones', months(['2026-08', ['1', '1', '1']]).join('\n'), /is older than 2026-09, which is held/],
  ['sends a header alone', `${head}\n`, /is older than/],
] as const)('keeps what is held when the ECB %s', async (_, body, words) => {
  const { code, lines, after, kept } = await fetched(body as Bodies[string])
  expect(lines.join('\n')).toMatch(words)
  expect(lines.at(-1)).toBe('not renewed, what was held stays: euribor')
  expect([code, after, kept]).toEqual([1, [held], []])
})
