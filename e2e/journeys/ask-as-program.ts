import type { APIResponse } from '@playwright/test'
import { expect } from '../site/visitor-test'

/**
 * Calculations give way to pages: a machine whose browsers take all of it leaves one without its time, which is answered 503
 * with the seconds to wait, and a program asks again.
 */
export async function askAsProgram(ask: () => Promise<APIResponse>) {
  let answer = await ask()
  await expect(async () => {
    if (answer.status() === 503) answer = await ask()
    expect(answer.status()).not.toBe(503)
  }).toPass({ intervals: [0, 1_000, Number(answer.headers()['retry-after'] ?? 1) * 1000], timeout: 40_000 })
  return answer
}
