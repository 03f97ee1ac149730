import { mendedTarget } from './mended-path'
import cases from './testing/mended-paths.json'

const pages = new Set(['/', '/guias/irs-jovem', '/guias', '/credito-habitacao/simular', '/Legado', '/pais'])
const lead = (path: string, query = '') => mendedTarget(path, query, (at) => pages.has(at))

const guide = '/guias/irs-jovem'

describe.each(Object.entries(cases))('%s', (_, paths) =>
  it.each(paths as [string, string | null][])('%j leads to %s', (path, to) =>
    expect(lead(path) ?? null).toBe(to),
  ),
)

it.each([
  ...['+', '–', '\u2011', '\u2212', '%E2%80%91', '_-_'].map((dash) => `/guias/irs${dash}jovem`),
  ...['</a>', '%3C/a%3E', '</td'].map((tag) => guide + tag),
  // Taken along from the sentence, the table or the program that it was copied from.
  ...[...'.,);:!?…"”»\'>]* \t\n', ').', '%20'].map((mark) => guide + mark),
  ...'%22 %27 %2C %3E %E2%80%8B %C2%A0 %0A %EF%BB%BF %EF%BC%8E'.split(' ').map((mark) => guide + mark),
  ...['\u200b', '\u200e', '\u2060', '\ufeff', '\u00ad', '\u00a0', '\u202c'].map((mark) => guide + mark),
])('%j leads to the page', (path) => expect(lead(path)).toBe(guide))

it('keeps the query, after what the path held of one', () => {
  expect(lead('/Guias', 'pagina=2')).toBe('/guias?pagina=2')
  expect(lead('/guias&utm_source=x', 'utm_medium=y')).toBe('/guias?utm_source=x&utm_medium=y')
})

it('never writes what ends a header line', () =>
  expect(lead('/guias&a=%0d%0aset-cookie:x', '')).toBe('/guias?a=%0D%0Aset-cookie:x'))

it('asks about few paths, and of a long one about none', () => {
  const asked: string[] = []
  const none = (at: string) => asked.push(at) < 0
  const begun = process.cpuUsage() // a busy machine takes nothing of it
  for (const filler of ['.', '/', '&', '%20', '\u200b', 'A.', '(/', 'é', '%25', '.html'])
    for (const times of [100, 700, 5000, 60_000]) mendedTarget(`/Guias${filler.repeat(times)}X`, '', none)
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(500)
  expect(asked.length).toBeLessThanOrEqual(10 * 2 * 3)
})
