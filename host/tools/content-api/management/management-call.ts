import { isRecord } from 'shared-lib/contract/is-record'
import { type ApiAnswer, unprocessable } from '../api-answer'
import type { LiveSpace } from '../live-space'

export type Fields = Readonly<Record<string, unknown>>

/** Input of an endpoint of the management side. */
export interface ManagementCall {
  readonly live: LiveSpace
  readonly query: URLSearchParams
  /** The number in the address; 0 when it has none. */
  readonly id: number
  /** The JSON that was sent; `{}` without one. */
  readonly body: Fields
}

export type ManagementEndpoint = (call: ManagementCall) => ApiAnswer

/** Answers of one kind of entry; an absent one is a 404, as an address the service does not know. */
export interface Resource {
  readonly list?: ManagementEndpoint
  readonly read?: ManagementEndpoint
  readonly create?: ManagementEndpoint
  readonly update?: ManagementEndpoint
  readonly remove?: ManagementEndpoint
  /** `GET …/:id/<action>`. */
  readonly actions?: Readonly<Record<string, ManagementEndpoint>>
}

export const created = (body: unknown): ApiAnswer => ({ status: 201, body })
export const gone: ApiAnswer = { status: 204, body: undefined }

/** A field that cannot be taken: `{ "slug": ["has already been taken"] }`. */
const invalid = (field: string, message: string): ApiAnswer => ({
  status: 422,
  body: { [field]: [message] },
})

/** Thrown by a check deep in an endpoint; the API answers what it carries. */
export class Refused extends Error {
  constructor(readonly answer: ApiAnswer) {
    super(JSON.stringify(answer.body))
  }
}

export const refuse = (field: string, message: string): never => {
  throw new Refused(invalid(field, message))
}

/** The object that a body carries under its own name: `{ "component": { … } }`. */
export function sent(body: Fields, name: string): Fields {
  const value = body[name]
  if (!isRecord(value)) throw new Refused(unprocessable(`param is missing or the value is empty: ${name}`))
  return value
}

/** A text that has to be there. */
export function requiredText(fields: Fields, name: string): string {
  const value = fields[name]
  return typeof value === 'string' && value.trim() !== '' ? value : refuse(name, "can't be blank")
}
