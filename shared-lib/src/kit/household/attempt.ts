/** Storage may be refused (private windows, blocked cookies) or full: then nothing is kept and nothing fails. */
export function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work()
  } catch {
    return otherwise
  }
}
