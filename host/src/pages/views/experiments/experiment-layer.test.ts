import { emptySnapshot } from '../../../remotes/deployments/snapshot'
import type { PageView } from '../page-view'
import { type Experiment, experimentOf } from './experiment'
import { experimentLayer } from './experiment-layer'

const experiment = experimentOf({
  name: 'titulo',
  page: { linktype: 'story', cached_url: 'energia' },
  story: { linktype: 'story', cached_url: 'config/experiencias/energia-b' },
  percentage: 50,
  start: '2099-01-01',
}) as Experiment
const layer = experimentLayer({
  experiments: () => ({
    byPath: new Map(),
    written: new Map([[experiment.path, [experiment]]]),
    textVersion: '1',
  }),
  secure: false,
})

/** Which story a preview shows at this address. */
async function previewed(url: string) {
  const story = jest.fn()
  const view = { key: '', snapshot: emptySnapshot, content: { story }, today: '', shared: false }
  const chosen = layer(view as unknown as PageView, { url, cookies: '', userAgent: '' })
  await chosen?.view.content.story({ path: '/', query: '' }, () => true)
  expect(chosen?.cookies ?? []).toEqual([])
  expect(chosen?.view.experiment).toBeUndefined()
  return story.mock.calls[0]?.[2]?.slug
}

it.each([
  ['the original', '/energia', undefined],
  ['the other version before it begins', '/energia?variante=titulo', 'config/experiencias/energia-b'],
  ['nothing of a comparison of another page', '/?variante=titulo', undefined],
  ['nothing of a name that is none', '/energia?variante=outra', undefined],
])('shows %s to who previews %s', async (_, url, slug) => {
  expect(await previewed(url)).toBe(slug)
})
