/** Tag of a test that only `npm run test:deep` runs: it repeats at another size, product or scale what another test proves. */
export const deep = { tag: '@deep' } as const

/** The same for every test of a loop but its samples. */
export const deepUnless = (isSample: boolean) => (isSample ? {} : deep)
