import { dispatchQpEvent } from 'shared-lib/events/qp-events'
import { arrivalHere } from './journal'

/** The page-view event for whoever listens. Query strings stay out of it. */
export function tellPageView() {
  for (const { name, detail } of arrivalHere()) dispatchQpEvent(document, name, detail)
}
