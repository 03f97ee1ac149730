/** An answer that the list was made for, edited in its place. */
export interface AssumptionChip {
  /** Parameter of the address. */
  readonly name: string
  /** What it is of, for who hears the page: `Pessoas`. */
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** What no short list answers, beside the chips. */
export interface AssumptionWay {
  readonly words: string
  readonly href: string
}
