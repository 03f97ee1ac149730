import { latestFirst } from './latest-first'

const tick = () => new Promise((resolve) => setTimeout(resolve))

function typing() {
  const asked: { text: string; answer: (text: string) => void; fail: () => void }[] = []
  const shown: string[] = []
  const failed = jest.fn()
  const type = latestFirst<string, string>(
    (text) =>
      new Promise((answer, reject) => asked.push({ text, answer, fail: () => reject(new Error('no')) })),
    (answer) => shown.push(answer),
    failed,
  )
  const answer = async (text: string) => {
    asked.find((one) => one.text === text)?.answer(text)
    await tick()
  }
  return { asked, shown, failed, type, answer }
}

test('an answer that comes after a newer one is dropped', async () => {
  const { type, answer, shown } = typing()
  type('a')
  type('ab')
  await answer('ab')
  await answer('a')
  expect(shown).toEqual(['ab'])
})

test('what is typed faster than answers come is sent once, in its last state', async () => {
  const { type, answer, asked, shown } = typing()
  for (const text of ['a', 'ab', 'abc', 'abcd', 'abcde']) type(text)
  expect(asked.map(({ text }) => text)).toEqual(['a', 'ab'])
  await answer('a')
  expect(asked.map(({ text }) => text)).toEqual(['a', 'ab', 'abcde'])
  await answer('abcde')
  await answer('ab')
  expect(shown).toEqual(['a', 'abcde'])
})
