import { dispatchQpEvent } from 'shared-lib/kit/events/qp-events'
import { arrivalHere } from './journal'

/** Dispatches the page-view event, without query strings. */
export function reportPageView() {
  const { name, detail } = arrivalHere()
  dispatchQpEvent(document, name, detail)
}
