/** One call's own wishes. */
export interface CallOptions {
  /** Appended to the path; members that are undefined are left out. */
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly headers?: Readonly<Record<string, string>>
  /** Cancels the call, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal
  /** Time limit in ms, retries and reading the answer included; the client's own by default. */
  readonly timeoutMs?: number
  /**
   * Times a failed call is tried again. By default 1 for calls without a body and 0 for POST, PUT, PATCH and DELETE,
   * which are only safe to repeat when the receiver detects repetitions (an idempotency key).
   */
  readonly retries?: number
  /** Goes on after the page is left; for small calls such as measurements. */
  readonly keepalive?: boolean
}

/**
 * A client for JSON APIs. Every call resolves with the parsed body (`undefined` when empty, text when not JSON) and
 * rejects with `HttpProblem`, `NetworkProblem` or `TimeoutProblem`. Answers are not checked: `Body` is a promise
 * of the API, so name it only for our own.
 */
export interface Http {
  get<Body = unknown>(path: string, options?: CallOptions): Promise<Body>
  /** Objects and arrays go as JSON; text, forms and files as they are. */
  post<Body = unknown>(path: string, body?: unknown, options?: CallOptions): Promise<Body>
  put<Body = unknown>(path: string, body?: unknown, options?: CallOptions): Promise<Body>
  patch<Body = unknown>(path: string, body?: unknown, options?: CallOptions): Promise<Body>
  delete<Body = unknown>(path: string, options?: CallOptions): Promise<Body>
}

export interface HttpSettings {
  /** Put before every path, without a trailing slash; '' on the site itself, an origin on foreign pages. */
  readonly baseUrl: string
  /** Time limit of a call in ms, 10 000 by default. */
  readonly timeoutMs?: number
  /** Another `fetch`, for tests and servers. */
  readonly fetch?: typeof fetch
}
