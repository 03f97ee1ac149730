/** `npm run test:deep`: every size, every database and many more random inputs. `npm test` looks at one of each kind. */
export const isDeepRun = process.env.TEST_DEPTH === 'deep'

/** `it` in the deep run; no test at the gate. */
export function itDeep(...test: Parameters<typeof it>) {
  if (isDeepRun) it(...test)
}
