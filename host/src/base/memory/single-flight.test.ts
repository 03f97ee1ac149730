import { singleFlight } from './single-flight'

function late() {
  let resolve: (value: string) => void = () => {}
  let reject: (cause: Error) => void = () => {}
  const promise = new Promise<string>((...ends) => {
    ;[resolve, reject] = ends
  })
  return { promise, resolve, reject }
}

test('callers of one key share a run, those of another have their own', async () => {
  const share = singleFlight<string>()
  const [first, second] = [late(), late()]
  const runs = [jest.fn(() => first.promise), jest.fn(() => second.promise)] as const
  const joined = jest.fn()
  const answers = [share('a', runs[0], joined), share('a', runs[1], joined), share('b', runs[1], joined)]
  first.resolve('one')
  second.resolve('two')
  expect(await Promise.all(answers)).toEqual(['one', 'one', 'two'])
  expect(runs[0]).toHaveBeenCalledTimes(1)
  expect(runs[1]).toHaveBeenCalledTimes(1)
  expect(joined).toHaveBeenCalledTimes(1)
})

test('a failure is of all who waited, and the next call runs again', async () => {
  const share = singleFlight<string>()
  const { promise, reject } = late()
  const waiting = [share('a', () => promise), share('a', () => promise)]
  reject(new Error('gone'))
  await Promise.all(waiting.map((one) => expect(one).rejects.toThrow('gone')))
  expect(await share('a', async () => 'here')).toBe('here')
})
