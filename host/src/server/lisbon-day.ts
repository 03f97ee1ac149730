import { lisbonToday } from 'shared-lib/rules/dates/iso-date'

/** Today in Lisbon, worked out at most once a second: asking the calendar takes longer than serving a ready page. */
export function lisbonDay(now: () => number = Date.now) {
  let second = Number.NaN
  let day = lisbonToday(new Date(now()))
  return () => {
    const current = Math.floor(now() / 1000)
    if (current !== second) {
      second = current
      day = lisbonToday(new Date(now()))
    }
    return day
  }
}
