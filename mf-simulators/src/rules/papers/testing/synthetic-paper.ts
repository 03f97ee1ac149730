/** A paper drawn with letters (see `typed` of the invoices) and its true figures, by the fields of its form. */
export interface SyntheticPaper {
  readonly name: string
  readonly text: string
  readonly values: Readonly<Record<string, number | string>>
  /** Fields that other printed figures prove. */
  readonly sure: readonly string[]
}
