import { usedOnce } from './used-once'

const names = (count: number, of = 'n') => Array.from({ length: count }, (_, at) => `${of} ${at}`)

it('knows every name that was used, for as long as it was asked to', () => {
  const clock = { at: 0 }
  const used = usedOnce(1000, () => clock.at)
  const early = names(500, 'early')
  for (const name of early) used.add(name)
  clock.at = 999
  const late = names(500, 'late')
  for (const name of late) used.add(name)
  expect([...early, ...late].every(used.has)).toBe(true)
  clock.at = 1999 // the older half may go, the newer may not
  expect(late.every(used.has)).toBe(true)
  clock.at = 5000
  expect([...early, ...late].some(used.has)).toBe(false)
})

it('takes few names for used that were not, and forgets none when it is full beyond measure', () => {
  const used = usedOnce(1000, () => 0, 2 ** 12)
  for (const name of names(250)) used.add(name)
  expect(names(250, 'new').filter(used.has).length).toBeLessThan(12)
  for (const name of names(12_500, 'flood')) used.add(name)
  expect(names(250).every(used.has)).toBe(true)
})
