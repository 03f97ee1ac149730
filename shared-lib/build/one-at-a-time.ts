import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' // alive, and of another user
  }
}

/** The process that holds the lock; undefined when it was released in between. */
function holderOf(file: string) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function take(file: string) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

/**
 * Runs `work` while no other process does the same under this lock file. The lock of a dead process is ignored.
 * `waiting` is called once if another process holds the lock.
 */
export async function oneAtATime<T>(file: string, work: () => Promise<T>, waiting = () => {}): Promise<T> {
  mkdirSync(path.dirname(file), { recursive: true })
  let isWaiting = false
  while (!take(file)) {
    const holder = holderOf(file)
    // 0: taken at this moment and not yet signed.
    if (holder && (holder === process.pid || !isAlive(holder)) && !held.has(file))
      rmSync(file, { force: true })
    else await pause(100)
    if (!isWaiting) waiting()
    isWaiting = true
  }
  held.add(file)
  try {
    return await work()
  } finally {
    held.delete(file)
    rmSync(file, { force: true })
  }
}

/** Locks of this very process: its number in a file may also be left over from a process of long ago. */
const held = new Set<string>()
