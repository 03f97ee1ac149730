import { hostMemory } from './host-memory'

it('gives the host two pools of memory, or what an operator has set', () => {
  expect(hostMemory({})).toEqual({ MALLOC_ARENA_MAX: '2' })
  expect(hostMemory({ MALLOC_ARENA_MAX: '4' })).toEqual({ MALLOC_ARENA_MAX: '4' })
})
