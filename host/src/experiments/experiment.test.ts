import { experimentOf, experimentsIn, isRunning } from './experiment'

const page = { linktype: 'story', cached_url: 'energia' }
const story = { linktype: 'story', cached_url: 'config/experiencias/energia-b' }
const written = (change: object = {}) => ({
  component: 'experiment',
  name: 'titulo-energia',
  page,
  story,
  percentage: '50',
  ...change,
})

it('reads a comparison as an editor writes it', () =>
  expect(experimentOf(written({ start: '2027-01-15 09:00', end: '2027-02-15' }))).toEqual({
    name: 'titulo-energia',
    path: '/energia',
    percentage: 50,
    start: Date.UTC(2027, 0, 15, 9),
    end: Date.UTC(2027, 1, 15),
    variation: { slug: 'config/experiencias/energia-b' },
  }))

it.each([
  [{ name: 'Título' }, 'is no name'],
  [{ name: '' }, 'is no name'],
  [{ page: undefined }, 'names no page'],
  [{ page: { linktype: 'url', url: 'https://outro.example/' } }, 'names no page'],
  [{ percentage: '0' }, 'needs a percentage'],
  [{ percentage: 100 }, 'needs a percentage'],
  [{ percentage: 'metade' }, 'needs a percentage'],
  [{ start: '2027-02-01', end: '2027-02-01' }, 'ends before it starts'],
  [{ start: 'amanhã' }, 'a date that cannot be read'],
  [{ story: undefined }, 'neither another story nor widgets'],
  [{ story: page }, 'not below config/experiencias/'],
])('leaves %j out and says why', (change, why) => {
  expect(experimentOf(written(change))).toContain(why)
})

it.each([
  ['before', '2027-01-14T23:59:59Z', false],
  ['at its start', '2027-01-15T00:00:00Z', true],
  ['at its end', '2027-02-01T00:00:00Z', false],
])('%s it runs: %s %s', (_, at, running) => {
  const experiment = experimentOf(written({ start: '2027-01-15', end: '2027-02-01' }))
  expect(typeof experiment !== 'string' && isRunning(experiment, Date.parse(at))).toBe(running)
})

it.each([
  ['the same name', { page: { linktype: 'story', cached_url: 'seguros' } }, 1],
  ['the same page on the same days', { name: 'outra' }, 1],
  ['the same page, one after the other', { name: 'outra', start: '2027-02-01' }, 2],
  ['another page', { name: 'outra', page: { linktype: 'story', cached_url: 'seguros' } }, 2],
])('of two with %s keeps the right number', (_, change, count) => {
  const log = jest.fn()
  const experiments = [written({ end: '2027-02-01' }), written(change)]
  expect(experimentsIn({ experiments }, log)).toHaveLength(count)
  expect(log).toHaveBeenCalledTimes(2 - count)
})
