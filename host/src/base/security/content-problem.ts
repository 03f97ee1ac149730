import { isRecord } from 'shared-lib/contract/is-record'

/** A failure of the content service: its message, the HTTP status when it answered, and that answer. */
export class ContentProblem extends Error {
  override readonly name = 'ContentProblem'

  constructor(
    message: string,
    readonly status?: number,
    readonly response?: unknown,
  ) {
    super(message)
  }

  /** Made from the client's rejection, whatever its shape. */
  static from(reason: unknown): ContentProblem {
    if (reason instanceof ContentProblem) return reason
    const record = isRecord(reason) ? reason : {}
    const message = reason instanceof Error ? reason.message : record.message
    return new ContentProblem(
      typeof message === 'string' ? message : 'The content service failed',
      typeof record.status === 'number' ? record.status : undefined,
      record.response,
    )
  }
}
