import { readDefinitions } from 'shared-lib/build/definitions'

// /numeros lists what each calculator does not cover under the title of its page; the title for programs is English.
it('calls every calculator of ours in Portuguese where no page of its own gives it a title', async () => {
  const all = (await readDefinitions()).flatMap(({ calculators = {}, routes }) =>
    Object.entries(calculators).map(([name, { called, limits = [] }]) => ({
      name,
      called,
      isListed: limits.length > 0,
      hasPage: routes.some(({ calculator, noIndex }) => calculator === name && !noIndex),
    })),
  )
  expect(all.length).toBeGreaterThan(40)
  expect(all.filter(({ called, isListed, hasPage }) => isListed && !hasPage && !called)).toEqual([])
})
