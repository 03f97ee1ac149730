import type { Problem } from './input-field'

/** Problems shown when a form was sent, as they are `now`: those of fields that are right by now are gone. */
export const problemsLeft = (shown: readonly Problem[], now: () => readonly Problem[]) =>
  shown.length === 0 ? shown : now().filter(({ field }) => shown.some((one) => one.field === field))
