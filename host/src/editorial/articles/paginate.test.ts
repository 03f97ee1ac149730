import fc from 'fast-check'
import { forAll } from 'shared-lib/testing/for-all'
import { pageAddress, paginate } from './paginate'

it.each<[asked: string | null, page: number | undefined]>([
  [null, 1],
  ['1', 1],
  ['3', 3],
  ...['4', '0', '-1', '1.5', 'dois', ''].map((asked): [string, undefined] => [asked, undefined]),
])('of 25 items by 12, page %s is %s', (asked, page) =>
  expect(paginate([...Array(25).keys()], asked, 12)?.page).toBe(page),
)

it('shows every item once', () => {
  const items = fc.array(fc.integer(), { maxLength: 60 })
  forAll(items, fc.integer({ min: 1, max: 15 }), (all, perPage) => {
    const pages = paginate(all, null, perPage)?.pages ?? 0
    const itemsOf = (_: unknown, at: number) => paginate(all, String(at + 1), perPage)?.items ?? []
    expect(Array.from({ length: pages }, itemsOf).flat()).toEqual(all)
  })
})

it('gives the first page the bare address and keeps what was asked', () => {
  expect(pageAddress('/blog', 1)).toBe('/blog')
  const second = pageAddress('/blog/pesquisa', 2, { q: 'luz & gás' })
  expect(second).toBe('/blog/pesquisa?q=luz+%26+g%C3%A1s&pagina=2')
})
