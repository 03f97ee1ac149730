import { pageOf } from './api-answer'

const query = (parameters: Readonly<Record<string, string | undefined>>) =>
  new URLSearchParams(Object.entries(parameters).flatMap(([name, text]) => (text ? [[name, text]] : [])))
const items = Array.from({ length: 1100 }, (_, at) => at)

it.each([
  { asked: {}, max: 100, first: 0, count: 25 },
  { asked: { page: '2' }, max: 100, first: 25, count: 25 },
  { asked: { per_page: '100', page: '11' }, max: 100, first: 1000, count: 100 },
  { asked: { per_page: '500' }, max: 100, first: 0, count: 100 },
  { asked: { per_page: '1000', page: '2' }, max: 1000, first: 1000, count: 100 },
  { asked: { per_page: '0', page: '-1' }, max: 100, first: 0, count: 25 },
  { asked: { page: '99' }, max: 100, first: undefined, count: 0 },
])('a page of $asked holds $count from $first', ({ asked, max, first, count }) => {
  const page = pageOf(items, query(asked), max)
  expect([page.items[0], page.items.length]).toEqual([first, count])
  expect(page.headers.total).toBe('1100')
})
