import { renderHook } from '@testing-library/react'
import { useOneAtATime } from './use-one-at-a-time'

function open() {
  const gone: string[] = []
  const hook = renderHook(({ address }) => useOneAtATime(address, (to) => gone.push(to)), {
    initialProps: { address: '/a' },
  })
  return {
    gone,
    ask: (...addresses: readonly string[]) => {
      for (const one of addresses) hook.result.current(one)
    },
    answer: (address: string) => hook.rerender({ address }),
  }
}

it('asks at once, and while the answer is on its way keeps the last of what is set', () => {
  const { gone, ask, answer } = open()
  ask('/b', '/c', '/d')
  expect(gone).toEqual(['/b'])
  answer('/b')
  expect(gone).toEqual(['/b', '/d'])
  answer('/d')
  expect(gone).toEqual(['/b', '/d'])
})

it('goes back to what is on screen where that was set last, and asks for nothing that is there', () => {
  const { gone, ask, answer } = open()
  ask('/a')
  expect(gone).toEqual([])
  ask('/b', '/a')
  answer('/b')
  expect(gone).toEqual(['/b', '/a'])
})

it('asks for nothing more where the visitor left by another way', () => {
  const { gone, ask, answer } = open()
  ask('/b', '/d')
  answer('/elsewhere')
  expect(gone).toEqual(['/b'])
  ask('/c')
  expect(gone).toEqual(['/b', '/c'])
})
