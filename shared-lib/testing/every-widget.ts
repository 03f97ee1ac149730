import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Widget } from '../src/contract/define-widget'

/** Which cases: those in jsdom, or those of the server. */
type Suite = 'contract.test' | 'contract.ssr.test'

/**
 * The same cases for every widget of a workspace, found by folder: `energy-details/energy-details.widget`. One whose
 * cases need data of their own has its own suite in its folder.
 */
export function describeEveryWidget(folder: string, suite: Suite, describeOne: (widget: Widget) => void) {
  const found = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, `${entry.name}.widget.tsx`)),
  )
  if (found.length === 0) throw new Error(`${folder} holds no widget`)
  for (const { name } of found) {
    const file = (end: string) => path.join(folder, name, `${name}.${end}`)
    // Read where its cases are declared: the suites of other widgets need no code of this one.
    if (!existsSync(file(`${suite}.tsx`))) describe(name, () => describeOne(require(file('widget')).default))
  }
}
