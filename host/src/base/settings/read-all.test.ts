import { faultsIn, readAll, SettingFaults } from './read-all'

const fails = (sentence: string) => () => {
  throw new Error(sentence)
}

it('reads everything', () =>
  expect(readAll({ port: () => 3000, secret: () => undefined })).toEqual({ port: 3000, secret: undefined }))

it('reports everything that is wrong, within what reads several settings too', () => {
  const read = () =>
    readAll({ a: fails('A'), b: () => 1, c: () => readAll({ d: fails('D'), e: fails('E') }) })
  expect(read).toThrow(SettingFaults)
  expect(read).toThrow('A\nD\nE')
})

it('has words for whatever was thrown', () => expect(faultsIn('text')).toEqual(['text']))
