import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Fault, SeededFault } from './fault'

const folder = path.join(import.meta.dirname, 'faults')

const textOf = (lines: readonly string[], sign: string) =>
  lines
    .filter((line) => line[0] === sign)
    .map((line) => line.slice(2))
    .join('\n')

/** A fault: its name, its file, `- ` what is there, `+ ` what replaces it, and the test that catches it. */
function faultOf(block: string): Fault {
  const lines = block.split('\n')
  const [name = '', file = ''] = lines
  return { name, file, find: textOf(lines, '-'), replace: textOf(lines, '+'), caughtBy: lines.at(-1) ?? '' }
}

export const faultsByPart: Readonly<Record<string, readonly Fault[]>> = Object.fromEntries(
  readdirSync(folder).map((file) => [
    path.parse(file).name,
    readFileSync(path.join(folder, file), 'utf8').trimEnd().split('\n\n').map(faultOf),
  ]),
)

export const allFaults: readonly SeededFault[] = Object.entries(faultsByPart).flatMap(([part, faults]) =>
  faults.map((fault) => ({ ...fault, part })),
)
