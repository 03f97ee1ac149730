import { type Flow, progress } from '../flow'

/**
 * A first page that came alone counts the questions to come as the whole flow does where nothing is answered: who drew it
 * on the server may have the rest by then, and the browser has not.
 */
export function expectSameBeginning(start: Flow, whole: Flow): void {
  const slug = start.steps[0]?.slug ?? ''
  expect(progress(start, {}, slug)).toEqual(progress(whole, {}, slug))
}
