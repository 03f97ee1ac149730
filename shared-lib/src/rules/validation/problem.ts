export interface LeadProblem {
  /** Field as the form names it, e.g. `phone`. */
  readonly field: string
  readonly message: string
}
