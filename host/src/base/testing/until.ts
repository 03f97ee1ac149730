import { setTimeout as pause } from 'node:timers/promises'

/** Waits until it is so. What never comes ends with the time of the test. */
export async function until(isSo: () => boolean | Promise<boolean>) {
  while (!(await isSo())) await pause(5)
}
