import { refused } from './words'

/** First and last year that contracts and accidents of the living lie in. */
const [first, last] = [2008, 2100]

/** A day that no rule here was made for. */
export function outOfYears(field: string, day: string) {
  const year = Number(day.slice(0, 4))
  return year >= first && year <= last
    ? undefined
    : refused(field, `Insere uma data entre ${first} e ${last}`)
}
