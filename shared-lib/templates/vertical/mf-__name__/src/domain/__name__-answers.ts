/** When the visitor wants to see to it. */
export type When = 'now' | 'month' | 'later'

/** What the __name__ funnel asks, as plain data: every field may still be missing while it is being answered. */
export interface __Name__Answers {
  readonly when?: When
  /** `0000-000`. */
  readonly zipcode?: string
}
