import type { Block, Story } from '../../../content/source/story'
import { followExperiments } from './follow-experiments'
import { storyLink, variation, written } from './testing/written'

const comparison = written()
const page = (title: string): Block => ({ component: 'page', title })

/** A space whose stories come and go, and the experiments followed in it. */
function following(contents: Record<string, Block>) {
  const story = jest.fn(
    async (slug: string) => contents[slug] && ({ full_slug: slug, content: contents[slug] } as Story),
  )
  let changed = () => {}
  const log = jest.fn()
  const onChange = (listener: (version: number) => void) => {
    changed = () => listener(2)
    return () => {}
  }
  return { contents, story, log, published: () => changed(), ...followExperiments({ story, onChange }, log) }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))
const rules = { 'config/experiencias': { component: 'experiments', experiments: [comparison] } }

it('leaves out what has no other version, says so, and takes it up once that is published', async () => {
  const space = following({ ...rules, energia: page('A') })
  await space.first
  expect(space.current().byPath.size).toBe(0)
  const why = `"titulo" shows ${variation}, which is not published; it is left out`
  expect(space.log.mock.calls).toEqual([[`config/experiencias: ${why}`]])
  expect(space.current().written.get('/energia')).toHaveLength(1)

  space.contents[variation] = page('B')
  space.published()
  await settled()
  expect(space.current().byPath.get('/energia')).toHaveLength(1)
  expect(space.log).toHaveBeenCalledTimes(1)
  space.stop()
})

it('asks once for each story, and nothing for the stories of a comparison that is over', async () => {
  const second = { ...comparison, name: 'outra' }
  const over = { ...comparison, name: 'antiga', page: storyLink('seguros'), end: '2020-01-01' }
  const settings = { component: 'experiments', experiments: [comparison, second, over] }
  const space = following({ 'config/experiencias': settings, energia: page('A'), [variation]: page('B') })
  await space.first
  const asked = ['config/cookies', 'config/experiencias', variation, 'energia']
  expect(space.story.mock.calls.map(([slug]) => slug).toSorted()).toEqual(asked)
  space.stop()
})

it('keeps what the latest publication says, however long an earlier one takes to be read', async () => {
  const space = following({ ...rules, energia: page('A'), [variation]: page('B') })
  await space.first
  let answerLate = (_: Story) => {}
  space.story.mockImplementationOnce(() => new Promise((resolve) => (answerLate = resolve)))
  space.published()
  space.contents['config/experiencias'] = { component: 'experiments', experiments: [] }
  space.published()
  await settled()
  answerLate({ content: rules['config/experiencias'] as Block } as Story)
  await settled()
  expect(space.current().byPath.size).toBe(0)
  space.stop()
})
