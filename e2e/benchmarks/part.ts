import { cpus, loadavg, totalmem } from 'node:os'

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** A table of Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

/** On what something was measured. */
export const machine = () => {
  const [cpu] = cpus()
  return `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform} ${process.arch}, Node ${process.versions.node}`
}

/** Date, load and, if it is named, machine of a measurement, taken as it begins. */
export const measuredOn = (on?: string) =>
  [
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    ...(on ? [on] : []),
    `load ${(loadavg()[0] ?? 0).toFixed(1)}`,
  ].join(', ')

/** The page with a part that begins with its own `## title` new; at its end where there was none. */
export function withPart(page: string, fresh: string): string {
  const title = /^\n(## .*)\n/.exec(fresh)?.[1]
  if (!title) throw new Error('a part begins with its title')
  const begin = page.indexOf(`\n${title}\n`)
  if (begin < 0) return page + fresh
  const end = page.indexOf('\n## ', begin + 1)
  return page.slice(0, begin) + fresh + (end < 0 ? '' : page.slice(end))
}
