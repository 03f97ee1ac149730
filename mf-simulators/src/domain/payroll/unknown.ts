/** What cannot be computed, and why: one Portuguese sentence. */
export interface Unknown {
  readonly unknown: string
}

export const unknown = (reason: string): Unknown => ({ unknown: reason })

export const isUnknown = (outcome: object): outcome is Unknown => 'unknown' in outcome
