import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { oneAtATime } from './one-at-a-time'

const lock = () => path.join(mkdtempSync(path.join(tmpdir(), 'qp-lock-')), 'sub/build.lock')
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('lets the second wait for the first, and notifies it once', async () => {
  const file = lock()
  const steps: string[] = []
  const work = (name: string) => async () => {
    steps.push(`${name} begins`)
    await pause(30)
    steps.push(`${name} ends`)
  }
  const waiting = jest.fn()
  await Promise.all([oneAtATime(file, work('a')), oneAtATime(file, work('b'), waiting)])
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  expect(waiting).toHaveBeenCalledTimes(1)
  expect(existsSync(file)).toBe(false)
})

it('is free again after work that fails', async () => {
  const file = lock()
  await expect(oneAtATime(file, async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(oneAtATime(file, async () => 'well')).resolves.toBe('well')
})

it('does not wait for a process that died', async () => {
  const file = lock()
  await oneAtATime(file, async () => {})
  writeFileSync(file, String(spawnSync('true').pid))
  await expect(oneAtATime(file, async () => 'well')).resolves.toBe('well')
})
