import { setTimeout as pause } from 'node:timers/promises'

/** Waits until the condition holds, at most for the time of the test. */
export async function until(isSo: () => boolean | Promise<boolean>) {
  while (!(await isSo())) await pause(5)
}
