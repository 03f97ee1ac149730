import { type FSWatcher, watch } from 'node:fs'
import { readSpace, type Space } from './story-files'

export interface LiveSpace {
  current(): Space
  close(): void
}

// Editors and `git checkout` write in bursts: one reading after the burst is enough.
const settleMs = 50

/**
 * The space as it stands now: files are watched, read again after a change, and `cv` grows with every change,
 * also when two fall into the same second or a file is deleted. A broken file keeps the last good space.
 */
export function watchSpace(folder: string, log: (message: string) => void): LiveSpace {
  let space = readSpace(folder)
  let timer: NodeJS.Timeout | undefined
  const readAgain = () => {
    try {
      const next = readSpace(folder)
      space = { ...next, cv: Math.max(next.cv, space.cv + 1) }
    } catch (problem) {
      log(`content not reloaded: ${problem instanceof Error ? problem.message : problem}`)
    }
  }
  const watcher: FSWatcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(readAgain, settleMs)
  })
  return {
    current: () => space,
    close() {
      clearTimeout(timer)
      watcher.close()
    },
  }
}
