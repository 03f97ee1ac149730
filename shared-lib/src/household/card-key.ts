/** Key of the household card in `localStorage`. */
export const cardKey = 'qp:household'

/** Whether this device keeps a card at all: what is worth loading its code for. Browser only. */
export function hasCard(): boolean {
  try {
    return localStorage.getItem(cardKey) !== null
  } catch {
    return false
  }
}
