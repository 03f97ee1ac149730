import { type Experiment, experimentOf, isRunning } from './experiment'
import { type ExperimentFault, faultLine } from './experiment-fault'
import { storyLink, variation, written } from './testing/written'

const page = storyLink('energia')
const story = storyLink(variation)

it('reads a comparison as an editor writes it', () =>
  expect(experimentOf(written({ start: '2027-01-15 09:00', end: '2027-02-15' }))).toEqual({
    name: 'titulo',
    path: '/energia',
    percentage: 50,
    variation: { slug: variation },
    start: Date.UTC(2027, 0, 15, 9),
    end: Date.UTC(2027, 1, 15),
  }))

it.each([
  [{ name: 'Título' }, '"Título" is no name'],
  [{ name: '' }, '"" is no name'],
  [{ page: undefined }, 'names no page'],
  [{ page: { linktype: 'url', url: 'https://outro.example/' } }, 'names no page'],
  [{ page: { linktype: 'url', url: '/energia?x=1' } }, 'names no page'],
  [{ page: story }, 'names no page'],
  [{ percentage: '0' }, 'needs a percentage'],
  [{ percentage: 100 }, 'needs a percentage'],
  [{ percentage: 'metade' }, 'needs a percentage'],
  [{ start: '2027-02-01', end: '2027-02-01' }, 'ends before it starts'],
  [{ start: 'amanhã' }, 'starts on a date that cannot be read: amanhã'],
  [{ end: '2027-02-31 99:00' }, 'ends on a date that cannot be read: 2027-02-31 99:00'],
  [{ story: undefined }, 'neither another story nor widgets'],
  [{ story: page }, 'not below config/experiencias/'],
  [{ story: { linktype: 'url', url: 'https://outro.example/' } }, 'not below config/experiencias/'],
  [{ story: storyLink('config/experiencias/../empresa') }, 'not below'],
])('leaves %j out and says why', (change, why) => {
  const fields = written(change)
  expect(faultLine(fields, experimentOf(fields) as ExperimentFault)).toContain(why)
})

it.each([
  ['/energia/', '/energia'],
  ['/home', '/'],
  ['/', '/'],
])('knows the page by its one address, however it is written: %s', (url, path) =>
  expect(experimentOf(written({ page: { linktype: 'url', url } }))).toMatchObject({ path }),
)

it.each([
  ['before', '2027-01-14T23:59:59Z', false],
  ['at its start', '2027-01-15T00:00:00Z', true],
  ['at its end', '2027-02-01T00:00:00Z', false],
])('%s it runs: %s %s', (_, at, running) => {
  const experiment = experimentOf(written({ start: '2027-01-15', end: '2027-02-01' })) as Experiment
  expect(isRunning(experiment, Date.parse(at))).toBe(running)
})
