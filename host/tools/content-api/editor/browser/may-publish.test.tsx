import { mayPublish } from './required-fields'
import type { BlockType } from './space'

const schema = { title: { type: 'text', pos: 0, required: true } }
const blocks = new Map<string, BlockType>([['page', { name: 'page', display_name: 'Página', schema }]])
const page = (title: string, ...body: object[]) => ({ component: 'page', title, body })
const asked = jest.fn<boolean, [message?: string]>()

beforeEach(() => {
  asked.mockReset()
  window.confirm = asked
})

it('asks nothing about a story that has all it must have', () => {
  expect(mayPublish(page('a'), blocks)).toBe(true)
  expect(asked).not.toHaveBeenCalled()
})

it.each([true, false])('names what is missing and follows the answer: %s', (answered) => {
  asked.mockReturnValue(answered)
  expect(mayPublish(page(''), blocks)).toBe(answered)
  expect(asked).toHaveBeenCalledWith('Faltam campos obrigatórios:\n– title (Página)\n\nPublicar mesmo assim?')
})

it('names the first ten', () => {
  asked.mockReturnValue(false)
  mayPublish(page('a', ...Array.from({ length: 12 }, () => page(''))), blocks)
  const lines = asked.mock.calls[0]?.[0]?.split('\n')
  expect(lines).toHaveLength(14)
  expect(lines).toContain('… e mais 2')
})
