export interface FieldProblem {
  /** Field as the form names it. */
  readonly field: string
  readonly message: string
  /** For the programmer, in English. */
  readonly detail?: string
}

interface ProjectErrorDetails {
  /** Stable name for programs and logs: `kebab-case`, never shown to visitors. */
  readonly code: string
  readonly status: number
  /** The event, in words a visitor may read. */
  readonly title: string
  /** The visitor's next step. */
  readonly nextStep?: string
  readonly errors?: readonly FieldProblem[]
  /** False when the page as a whole still works: the shell shows its own 404 without an error report. */
  readonly fatal?: boolean
  /** Whole seconds after which it is worth another try. */
  readonly retryAfter?: number
  readonly cause?: unknown
}

/** An error that was foreseen: it has an HTTP status and texts that a visitor may read. */
export class ProjectError extends Error {
  override readonly name = 'ProjectError'
  readonly code: string
  readonly status: number
  readonly nextStep: string | undefined
  readonly errors: readonly FieldProblem[] | undefined
  readonly fatal: boolean
  readonly retryAfter: number | undefined

  constructor(details: ProjectErrorDetails) {
    super(details.title, { cause: details.cause })
    this.code = details.code
    this.status = details.status
    this.nextStep = details.nextStep
    this.errors = details.errors
    this.fatal = details.fatal ?? true
    this.retryAfter = details.retryAfter
  }
}

/** No story and no deployment answers to this path. */
export const pageNotFound = (path: string) =>
  new ProjectError({ code: 'page-not-found', status: 404, title: `Page not found: ${path}`, fatal: false })

/** A route exists but refused this path, e.g. a step it does not have. */
export const routeRefused = (path: string, status = 404) =>
  new ProjectError({ code: 'route-refused', status, title: `Page Not Found: ${path}` })
