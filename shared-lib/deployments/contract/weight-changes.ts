import type { Deployment } from '../../src/contract/deployment'
import { type Change, diff } from './change'

/** Bytes of what a tag loads for its first paint and step, the container included, as the files are before compression. */
const firstBytes = ({ widgets, files, entry }: Deployment, tag: string): number | undefined => {
  const widget = widgets.find((one) => one.tag === tag)
  if (!widget) return undefined
  const names = new Set([entry, ...widget.preload.scripts, ...widget.preload.styles])
  return files
    .filter(({ path }) => names.has(path.replace(/^browser\//, '')))
    .reduce((sum, { bytes }) => sum + bytes, 0)
}

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`

/** How much heavier or lighter each tag's start became; less than a twentieth of a KiB is no news. */
export function weightChanges(before: Deployment, after: Deployment): Change[] {
  return after.widgets.flatMap(({ tag }) => {
    const [was, is] = [firstBytes(before, tag), firstBytes(after, tag)]
    if (was === undefined || is === undefined || kib(was) === kib(is)) return []
    const percent = was > 0 ? ` (${is > was ? '+' : ''}${Math.round(((is - was) / was) * 100)} %)` : ''
    const words = `its start weighs ${kib(was)} → ${kib(is)} before compression${percent}`
    return [{ ...diff('patch', words), about: tag }]
  })
}
