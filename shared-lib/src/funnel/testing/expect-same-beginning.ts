import { type Flow, progress } from '../flow'

/**
 * A first page that came alone counts the questions to come like the whole flow without answers: the server may have
 * the rest when it draws the page, and the browser has not.
 */
export function expectSameBeginning(start: Flow, whole: Flow): void {
  const slug = start.steps[0]?.slug ?? ''
  expect(progress(start, {}, slug)).toEqual(progress(whole, {}, slug))
}
