/** True when a required field was answered: not empty, not blank, not NaN, and a list with at least one item. */
export const isPresent = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.length > 0
  return value !== undefined && value !== null && !Number.isNaN(value)
}
