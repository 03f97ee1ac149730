import { readFileSync } from 'node:fs'

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

/** Resident memory in MiB of a process and all its descendants, as Linux reports it; shared memory counts for each. */
export function residentMemory(pid: number): number {
  const [, kibibytes = 'NaN'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return childrenOf(pid).reduce((sum, child) => sum + residentMemory(child), Number(kibibytes) / 1024)
}
