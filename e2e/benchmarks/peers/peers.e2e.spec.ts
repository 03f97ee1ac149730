import { expect, test } from '@playwright/test'
import { readPeersAsked } from '../peers'
import { comparison, measures, type Samples, timesWorse } from './compare'
import { readPeers, usual } from './targets'
import { kindOf, weightsOf } from './weights'

const noFile = (): string => {
  throw new Error('no file is read')
}

test('sites to compare with are named by word, by file or by the environment', () => {
  expect(
    readPeers(['astro=http://localhost:4302/', 'b=http://localhost:1,/,/guia,/simular'], noFile),
  ).toEqual([
    { name: 'astro', url: 'http://localhost:4302', ...usual },
    {
      ...usual,
      name: 'b',
      url: 'http://localhost:1',
      paths: { home: '/', guide: '/guia', funnel: '/simular' },
    },
  ])
  const list = [{ name: 'nuxt', url: 'http://localhost:2', selectors: { next: '.go' } }]
  const [nuxt] = readPeers(['peers.json'], () => JSON.stringify(list))
  expect(nuxt?.selectors).toEqual({ ...usual.selectors, next: '.go' })
  const asked = readPeersAsked(['--visits', '2'], {
    PEERS: 'astro=http://localhost:1  next=http://localhost:2',
  })
  expect([asked.visits, asked.peers.map(({ name }) => name)]).toEqual([2, ['astro', 'next']])
})

test('a site that cannot be compared is refused with what is wrong, and nobody named with a hint', () => {
  for (const [words, message] of [
    [[], 'npm run bench -- peers astro='],
    [['astro'], '"astro" names no site'],
    [['ours=http://localhost:1'], 'cannot be the name'],
    [['a=ftp://localhost'], 'not an origin'],
    [['a=http://localhost:1/guia'], 'not an origin'],
    [['a=http://localhost:1,/,,/simular'], 'guide must be a text'],
    [['a=http://localhost:1', 'a=http://localhost:2'], 'two sites are called a'],
  ] as const)
    expect(() => readPeers(words, noFile)).toThrow(message)
  const file = (one: object) => () => JSON.stringify([{ name: 'a', url: 'http://localhost:1', ...one }])
  expect(() => readPeers(['a.json'], file({ selectors: { menuButon: '.x' } }))).toThrow('menuButon')
  expect(() => readPeers(['a.json'], () => '{}')).toThrow('a list of sites')
  expect(() => readPeersAsked(['a=http://localhost:1', '--visits', '0'], {})).toThrow('--visits')
})

test('a page weighs its HTML and the sheets that hold it up, and its script apart', () => {
  expect(kindOf('text/html; charset=utf-8', 'document')).toBe('page')
  expect(kindOf('text/html', 'empty')).toBe('other')
  expect(kindOf('text/javascript', 'script')).toBe('script')
  const sent = (path: string, kind: ReturnType<typeof kindOf>, bytes: number) => ({
    path,
    status: 200,
    kind,
    bytes,
  })
  const visit = [
    sent('/', 'page', 1000),
    sent('/first.css?v=1', 'style', 200),
    sent('/late.css', 'style', 50),
    sent('/a.js', 'script', 30),
    sent('/idle.js', 'script', 4),
    sent('/photo.webp', 'other', 9000),
  ]
  expect(weightsOf(visit, ['https://localhost:1/first.css?v=1', 'https://localhost:1/a.js'])).toEqual({
    page: 1200,
    script: 34,
  })
})

test('a ratio says how many times worse, whichever way is better', () => {
  expect([timesWorse(300, 600), timesWorse(0, 0), timesWorse(1, 0)]).toEqual([
    0.5,
    1,
    Number.POSITIVE_INFINITY,
  ])
  expect([timesWorse(1, 0, true), timesWorse(0, 1, true), timesWorse(0.5, 1, true)]).toEqual([
    0,
    Number.POSITIVE_INFINITY,
    2,
  ])
})

test('the table begins with the worst, against the best of the others, and judges what was promised', () => {
  const samples = (changed: Record<string, number[]>): Samples =>
    new Map(
      Object.entries({
        ...Object.fromEntries(Object.keys(measures).map((name) => [name, [10]])),
        ...changed,
      }),
    )
  const own = samples({ 'home firstPaint': [900, 300, 400], second: [2000], kept: [1, 1], menu: [80] })
  const astro = samples({ 'home firstPaint': [800], second: [1000], kept: [0, 1] })
  const next = samples({ 'home firstPaint': [500], second: [4000], kept: [0, 0] })
  const lines = comparison(
    own,
    new Map([
      ['astro', astro],
      ['next', next],
    ]),
  ).split('\n')
  expect(lines[0]).toBe('| what | ours | astro | next | ours ÷ best | promise |')
  expect(lines[2]).toBe('| menu opened, INP | 80 ms | 10 ms | 10 ms | 8.00 | ≤ 64 ms: misses |')
  expect(lines[3]).toBe('| usable second question | 2000 ms | 1000 ms | 4000 ms | 2.00 | ≤ 0.6 ×: misses |')
  expect(lines).toContain('| first paint, home | 400 ms | 800 ms | 500 ms | 0.80 | ≤ 0.85 ×: holds |')
  expect(lines.at(-1)).toBe('| early tap kept | 100 % | 50 % | 0 % | 0.50 |  |')
})
