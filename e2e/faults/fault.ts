/** A realistic mistake in one file, and the test at the gate that has to fail because of it. */
export interface Fault {
  /** Unique; what the changed code does wrong. */
  readonly name: string
  /** Relative to the repository, like every path here. */
  readonly file: string
  /** Exact text that occurs once in the file. */
  readonly find: string
  readonly replace: string
  /** A jest test file, or a browser spec for what only a browser with a build can show. */
  readonly caughtBy: string
}

export interface SeededFault extends Fault {
  readonly part: string
}

export const isBrowserSpec = (file: string) => file.endsWith('.e2e.spec.ts')
