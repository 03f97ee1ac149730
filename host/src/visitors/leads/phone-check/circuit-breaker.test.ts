import { createCircuitBreaker } from './circuit-breaker'

function bench() {
  const clock = { at: 0 }
  const states: string[] = []
  let asked = 0
  const guarded = createCircuitBreaker({
    failures: 3,
    openMs: 1000,
    now: () => clock.at,
    changed: (state) => void states.push(state),
  })
  const call = (outcome: 'fine' | 'fails') =>
    guarded(async () => {
      asked++
      if (outcome === 'fails') throw new Error('away')
      return outcome
    })
  return { clock, states, guarded, call, asked: () => asked }
}

it('lets everything through while calls succeed, and forgets failures between them', async () => {
  const { call, asked, states } = bench()
  for (const outcome of ['fails', 'fails', 'fine', 'fails', 'fails', 'fine'] as const) await call(outcome)
  expect(asked()).toBe(6)
  expect(states).toEqual([])
})

it('opens after three failures in a row and lets no call through until its time is over', async () => {
  const { call, asked, states, clock } = bench()
  for (let turn = 0; turn < 3; turn++) expect(await call('fails')).toBeUndefined()
  expect(states).toEqual(['open'])
  clock.at = 999
  expect(await call('fine')).toBeUndefined()
  expect(asked()).toBe(3)
  clock.at = 1000
  expect(await call('fine')).toBe('fine')
  expect(states).toEqual(['open', 'closed'])
  expect(await call('fine')).toBe('fine')
  expect(asked()).toBe(5)
})

it('opens again when the one that tries fails, and reports it once', async () => {
  const { call, asked, states, clock } = bench()
  for (let turn = 0; turn < 3; turn++) await call('fails')
  clock.at = 1000
  await call('fails')
  clock.at = 1999
  await call('fine')
  expect(asked()).toBe(4)
  clock.at = 2000
  expect(await call('fine')).toBe('fine')
  expect(states).toEqual(['open', 'closed'])
})

it('lets one call alone try: others do not wait for it', async () => {
  const { guarded, call, clock, asked } = bench()
  for (let turn = 0; turn < 3; turn++) await call('fails')
  clock.at = 1000
  let answer = (_: string) => {}
  const probe = guarded(() => new Promise<string>((resolve) => (answer = resolve)))
  expect(await call('fine')).toBeUndefined()
  expect(asked()).toBe(3)
  answer('back')
  expect(await probe).toBe('back')
  expect(await call('fine')).toBe('fine')
})
