/** An answer that the list was made for, edited in its place. */
export interface AssumptionChip {
  /** Parameter of the address. */
  readonly name: string
  /** Its name, for screen readers: `Pessoas`. */
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** A link next to the chips, for answers that no short list has. */
export interface AssumptionWay {
  readonly words: string
  readonly href: string
}
