/**
 * Of a loop only the samples run at the gate. A test tagged `@deep`, here or in its title, repeats at another size, product or scale
 * what another one proves: `npm run test:deep` alone runs it.
 */
export const deepUnless = (isSample: boolean) => (isSample ? {} : { tag: '@deep' })
