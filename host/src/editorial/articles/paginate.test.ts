import fc from 'fast-check'
import { pageAddress, paginate } from './paginate'

it.each([
  { asked: null, page: 1 },
  { asked: '1', page: 1 },
  { asked: '3', page: 3 },
  { asked: '4', page: undefined },
  { asked: '0', page: undefined },
  { asked: '-1', page: undefined },
  { asked: '1.5', page: undefined },
  { asked: 'dois', page: undefined },
  { asked: '', page: undefined },
])('of 25 items by 12, page $asked is $page', ({ asked, page }) =>
  expect(paginate([...Array(25).keys()], asked, 12)?.page).toBe(page),
)

it('shows every item once', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer(), { maxLength: 60 }),
      fc.integer({ min: 1, max: 15 }),
      (all, perPage) => {
        const pages = paginate(all, null, perPage)?.pages ?? 0
        const shown = Array.from(
          { length: pages },
          (_, at) => paginate(all, String(at + 1), perPage)?.items ?? [],
        )
        expect(shown.flat()).toEqual(all)
      },
    ),
  )
})

it('gives the first page the bare address and keeps what was asked', () => {
  expect(pageAddress('/blog', 1)).toBe('/blog')
  expect(pageAddress('/blog/pesquisa', 2, { q: 'luz & gás' })).toBe(
    '/blog/pesquisa?q=luz+%26+g%C3%A1s&pagina=2',
  )
})
