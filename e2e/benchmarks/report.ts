import type { PageFigures } from './measure-pages'
import type { ServerFigures } from './measure-server'
import { table } from './part'
import type { Rate } from './request-rate'

export interface Figures {
  readonly when: Date
  readonly machine: string
  /** Load average of the minute before the run: what else the machine was doing. */
  readonly load: number
  readonly pages: readonly PageFigures[]
  readonly server: ServerFigures
  readonly bareInserts: number
  /** The part on ranking, as it was measured. */
  readonly ranking: string
  readonly start: { readonly cold: number; readonly second: number }
}

const kib = (bytes: number) => (bytes / 1024).toFixed(1)
const whole = (value: number) => String(Math.round(value))
const weights = (pages: readonly PageFigures[]) =>
  table(
    ['page', 'script', 'idle extras', 'HTML', 'style sheets', 'font and pictures', 'requests'],
    pages.map(({ kind, script, extras, html, style, media, requests }) => [
      kind,
      ...[script, extras, html, style, media].map(kib),
      String(requests),
    ]),
  )

const times = (pages: readonly PageFigures[]) =>
  table(
    ['page', 'first paint', 'largest paint', 'total blocking', 'usable', 'layout shift', 'console errors'],
    pages.map(({ kind, firstPaint, largestPaint, blocking, usable, shift, complaints }) => [
      kind,
      ...[firstPaint, largestPaint, blocking].map((ms) => `${whole(ms)} ms`),
      usable === undefined ? 'as HTML' : `${whole(usable)} ms`,
      shift.toFixed(4),
      String(complaints),
    ]),
  )

function rateOf({ rates }: ServerFigures, name: string) {
  const rate = rates.get(name)
  if (!rate) throw new Error(`no rate of ${name}`)
  return rate
}

/** Rates of a host in a second. */
type Rates = Pick<Figures, 'server' | 'bareInserts'>

function rates({ server, bareInserts }: Rates) {
  const { bytes } = server
  const rate = (name: string) => rateOf(server, name)
  const line = (
    what: string,
    name: string,
    other: string,
    against: Partial<Rate> & Pick<Rate, 'perSecond'>,
  ) => [
    what,
    whole(rate(name).perSecond),
    whole(rate(name).cpu),
    other,
    whole(against.perSecond),
    against.cpu === undefined ? '–' : whole(against.cpu),
    (rate(name).perSecond / against.perSecond).toFixed(2),
  ]
  return table(
    ['what', 'per second', 'CPU µs each', 'compared with', 'per second', 'CPU µs each', 'ratio'],
    [
      line(`cached page, ${kib(bytes.identity)} KiB`, 'cached', 'sirv, file of that size', rate('sirv')),
      line(
        `cached page in brotli, ${kib(bytes.br)} KiB`,
        'cached br',
        'sirv, file of that size',
        rate('sirv br'),
      ),
      line(
        'uncached page: drawn, compressed, sent',
        'uncached',
        `sirv, ${kib(bytes.identity)} KiB file`,
        rate('sirv'),
      ),
      line('lead over HTTP, checked in a worker', 'leads', 'the store’s bare inserts', {
        perSecond: bareInserts,
      }),
    ],
  )
}

/** Its part of the page. @param measured how and when, where it is measured alone */
export const serverSection = (figures: Rates, measured = '') => `
## Server
${measured}One host process that also runs sirv with its defaults, asked over loopback from another process: 20 connections, median
of 5 rounds of 4 s each, every round in the other direction, after 2 s to warm up. Uncached pages and leads are asked by
autocannon. Cached pages and files are asked by a client that only counts bytes (\`e2e/benchmarks/socket-load.ts\`):
autocannon spends more on reading such an answer than the host on giving it, and both servers then look alike.
CPU is what the whole host process spent, divided by its answers: it also compares on a machine busy with other work.

${rates(figures)}
`

const sum = (pages: readonly PageFigures[], kind: string) => {
  const page = pages.find((one) => one.kind === kind)
  if (!page) throw new Error(`no page ${kind}`)
  return page
}

function promises(figures: Figures) {
  const { pages, server } = figures
  const asleep = Math.max(...pages.filter(({ usable }) => usable === undefined).map(({ script }) => script))
  const ratio = rateOf(server, 'cached').perSecond / rateOf(server, 'sirv').perSecond
  const within = (value: number, limit: number) =>
    value <= limit ? 'holds' : `misses by ${(value - limit).toFixed(2)}`
  const first = sum(pages, 'funnel, first step').script / 1024
  const shift = Math.max(...pages.map((page) => page.shift))
  const complaints = pages.reduce((all, page) => all + page.complaints, 0)
  return table(
    ['promise', 'limit', 'measured', ''],
    [
      ['script of the heaviest page with no awake slot, KiB', '4', kib(asleep), within(asleep / 1024, 4)],
      ['script until the funnel’s first step is usable, KiB', '98', first.toFixed(1), within(first, 98)],
      ['largest layout shift', '0.01', shift.toFixed(4), within(shift, 0.01)],
      ['console errors, hydration warnings among them', '0', String(complaints), within(complaints, 0)],
      [
        'cached page against sirv',
        '≥ 1.0',
        ratio.toFixed(2),
        ratio >= 1 ? 'holds' : `misses by ${(1 - ratio).toFixed(2)}`,
      ],
    ],
  )
}

/** The whole of docs/benchmarks.md. */
export function report(figures: Figures): string {
  const { when, machine, load, pages, ranking, start } = figures
  return `# Benchmarks

\`npm run bench\` measures all of this again and writes this page.
Measured ${when.toISOString().slice(0, 16).replace('T', ' ')} UTC on ${machine}. Load of the machine in the minute before: ${load.toFixed(1)}
(with 2 cores shared with other work, trust ratios and orders of magnitude more than last digits).

## Promises
${promises(figures)}

The weights are also tests (\`e2e/budgets\`): they count every script that the browser receives, inline code and the import
map included, gzip level 9, with a floor and a ceiling.
A story with a tag of another micro-frontend carries the checksums of that tag's files in its import map, which do not
compress: with one it is within a tenth of a KiB of the 4.

## What a page weighs
KiB, gzip level 9; fonts and pictures as served. Script is everything until the page rests, idle extras apart.

${weights(pages)}

## How fast it is on a slow phone
390 px, a quarter of the CPU, 150 ms round trip, 1.6 Mbit/s down and 0.75 up; median of 5 first visits, each in a browser process of its own with the question about cookies open (layout
shift: the worst of them; console errors: the sum). Total blocking counts tasks over 50 ms from the first paint until the
page rests. Usable: the page's own widget is hydrated; a page without one is usable as HTML.

${times(pages)}
${serverSection(figures)}${ranking}
## Start
\`npm start\` on a fresh copy with packages installed, until the address is printed: ${start.cold.toFixed(1)} s (builds and publishes
everything); the second time ${start.second.toFixed(1)} s.
`
}
