import { join } from 'node:path'
import { watchSpace } from './live-space'
import { Refused } from './management/management-call'
import { storySchedulingsResource } from './management/story-schedulings.resource'
import { entryOf, publishStory, updateStory } from './management/story-writes'
import { openSchedules } from './schedules'
import { testSpace } from './testing/test-space'

const minute = 60_000
const soon = () => new Date(Date.now() + minute).toISOString()

let changes: string
let live: ReturnType<typeof watchSpace>

beforeEach(() => {
  const { root, folder, writeStory } = testSpace('schedules', 'content')
  changes = join(root, 'changes')
  writeStory('luz', { name: 'Luz', content: { component: 'page', title: 'Agora' } })
  live = watchSpace(folder, () => {}, changes)
})

afterEach(() => {
  live.close()
})

const luz = () => {
  const [story] = live.current().stories.draft
  const entry = story && entryOf(live.current(), story.id)
  if (!entry) throw new Error('no story')
  return entry
}
const draft = (title: string) =>
  updateStory(live, luz(), { content: { component: 'page', title } }, undefined)
const title = () => live.current().stories.published[0]?.content.title

function service() {
  const schedules = openSchedules(live, changes)
  const resource = storySchedulingsResource(schedules, 1)
  const call = (body: object = {}, id = 0, query = '') => ({
    live,
    id,
    query: new URLSearchParams(query),
    body: body as Record<string, unknown>,
  })
  const create = (fields: object) => resource.create?.(call({ story_scheduling: fields }))
  function list(query = '') {
    const body = resource.list?.(call({}, 0, query)).body
    return (body as { story_schedulings: { status: string }[] } | undefined)?.story_schedulings ?? []
  }
  return { schedules, resource, call, create, list }
}

test('a draft is published when its time comes, and not before', () => {
  const { schedules, create, list } = service()
  draft('Depois')
  expect(create({ story_id: luz().id, publish_at: soon() })?.status).toBe(201)
  schedules.publishDue(new Date())
  expect(title()).toBe('Agora')
  const cv = live.current().cv
  schedules.publishDue(new Date(Date.now() + 2 * minute))
  expect(title()).toBe('Depois')
  expect(live.current().cv).toBeGreaterThan(cv)
  expect(list()).toEqual([])
})

test('a story that was published before its time is marked so, and is left alone', async () => {
  const { schedules, create, list } = service()
  draft('Depois')
  create({ story_id: luz().id, publish_at: soon() })
  await new Promise((resolve) => setTimeout(resolve, 5))
  publishStory(live, luz())
  draft('Ainda por acabar')
  expect(list()[0]?.status).toBe('published_before_schedule')
  expect(list('by_status=scheduled')).toEqual([])
  schedules.publishDue(new Date(Date.now() + 2 * minute))
  expect(title()).toBe('Depois')
})

test('dates outlive the process, move and go away', () => {
  service().create({ story_id: luz().id, publish_at: soon() })
  const { resource, call, list } = service()
  expect(list('by_status=scheduled')).toHaveLength(1)
  const later = new Date(Date.now() + 9 * minute).toISOString()
  const moved = resource.update?.(call({ story_scheduling: { publish_at: later } }, 1))
  expect(moved?.body).toMatchObject({ story_scheduling: { publish_at: later, space_id: 1 } })
  expect(resource.remove?.(call({}, 1)).status).toBe(204)
  expect(list()).toEqual([])
  expect(resource.read?.(call({}, 1)).status).toBe(404)
})

test.each([
  ['a time gone by', { publish_at: '2020-01-01T00:00:00Z' }, 'publish_at'],
  ['no date', { publish_at: 'amanhã' }, 'publish_at'],
  ['no time at all', {}, 'publish_at'],
  ['a story that is not there', { story_id: 7, publish_at: soon() }, 'story_id'],
])('%s is refused by name', (_, fields, named) => {
  const refused = () => service().create({ story_id: luz().id, ...fields })
  expect(refused).toThrow(Refused)
  expect(refused).toThrow(named)
})
