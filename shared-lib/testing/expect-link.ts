import { screen } from '@testing-library/react'

/** The one link of that name leads there. */
export function expectLink(
  name: string | RegExp,
  href: string | RegExp,
  place: Pick<typeof screen, 'getByRole'> = screen,
) {
  const expected = href instanceof RegExp ? expect.stringMatching(href) : href
  expect(place.getByRole('link', { name })).toHaveAttribute('href', expected)
}
