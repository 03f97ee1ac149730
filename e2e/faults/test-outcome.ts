/** What one test file answered. */
export type TestOutcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly because: string }
  /** No test gave a verdict: it took too long, or its runner ended. */
  | { readonly kind: 'no verdict'; readonly because: string }
