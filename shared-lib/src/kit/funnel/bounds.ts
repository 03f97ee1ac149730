import type { Range } from '../form/input-field'
import type { Flow } from './flow'

/** Bounds of a flow's numbers that editors set, by field, in the unit that people type. */
export type Bounds = Readonly<Record<string, Partial<Range>>>

/** The flow with these bounds in place of its own. */
export function withBounds<Of extends Flow>(flow: Of, bounds: Bounds | undefined): Of {
  if (!bounds) return flow
  const fields = { ...flow.fields }
  for (const name in bounds) {
    const field = fields[name]
    if (field?.within) fields[name] = { ...field, ...field.within({ ...field.range, ...bounds[name] }) }
  }
  return { ...flow, fields }
}
