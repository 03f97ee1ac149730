import { type ApiAnswer, answer, notFound, pageOf } from '../api-answer'
import { nextId, type SpaceSchema } from '../space-schema'
import { created, type Fields, gone, type ManagementCall, type Resource, sent } from './management-call'

type Name = keyof SpaceSchema
type RecordOf<N extends Name> = SpaceSchema[N][number]

interface RecordKind<N extends Name> {
  /** Name of the collection in the schema and in the address, and of one record in bodies. */
  readonly many: N
  readonly one: string
  /** The record to keep, from the fields that were sent and the record before. Throws Refused. */
  readonly write: (
    given: Fields,
    call: ManagementCall,
    before: RecordOf<N> | undefined,
  ) => Omit<RecordOf<N>, 'id'>
  /** The record as it is answered. */
  readonly show?: (record: RecordOf<N>, call: ManagementCall) => unknown
  readonly isAsked?: (record: RecordOf<N>, query: URLSearchParams) => boolean
  /** Answers at most so many at a time; without it all at once. */
  readonly perPage?: number
  readonly statuses?: { readonly created?: number; readonly updated?: number; readonly removed?: number }
  /** Removes all else that goes with a removed record. */
  readonly removed?: (schema: SpaceSchema, id: number) => SpaceSchema
}

const nothing: ApiAnswer = gone

/** List, read, create, update and remove of one kind of record, each kept in the space's schema. */
export function records<N extends Name>(kind: RecordKind<N>): Resource {
  const { many, one, show = (record) => record, isAsked = () => true } = kind
  const { created: createdStatus = 201, updated = 200, removed: removedStatus = 200 } = kind.statuses ?? {}
  const allOf = ({ live }: ManagementCall) => live.schema()[many] as readonly RecordOf<N>[]
  const find = (call: ManagementCall) => allOf(call).find(({ id }) => id === call.id)
  const shown = (record: RecordOf<N>, call: ManagementCall) => ({ [one]: show(record, call) })
  const keep = ({ live }: ManagementCall, list: readonly RecordOf<N>[]) =>
    live.changeSchema({ ...live.schema(), [many]: list })

  return {
    list(call) {
      const asked = allOf(call).filter((record) => isAsked(record, call.query))
      if (!kind.perPage) return answer({ [many]: asked.map((record) => show(record, call)) })
      const page = pageOf(asked, call.query, kind.perPage)
      return answer({ [many]: page.items.map((record) => show(record, call)) }, page.headers)
    },
    read(call) {
      const record = find(call)
      return record ? answer(shown(record, call)) : notFound
    },
    create(call) {
      const fields = kind.write(sent(call.body, one), call, undefined)
      const record = { ...fields, id: nextId(call.live.schema()) } as RecordOf<N>
      keep(call, [...allOf(call), record])
      return { ...created(shown(record, call)), status: createdStatus }
    },
    update(call) {
      const before = find(call)
      if (!before) return notFound
      const record = { ...kind.write(sent(call.body, one), call, before), id: before.id } as RecordOf<N>
      keep(
        call,
        allOf(call).map((other) => (other.id === record.id ? record : other)),
      )
      return updated === 204 ? nothing : answer(shown(record, call))
    },
    remove(call) {
      const record = find(call)
      if (!record) return notFound
      keep(
        call,
        allOf(call).filter((other) => other !== record),
      )
      if (kind.removed) call.live.changeSchema(kind.removed(call.live.schema(), record.id))
      return removedStatus === 204 ? nothing : answer(shown(record, call))
    },
  }
}

/** Refused by the service too: two records of a kind that share a name. */
export const isTaken = <Kept extends { readonly id: number }>(
  list: readonly Kept[],
  field: keyof Kept,
  value: unknown,
  before: { readonly id: number } | undefined,
) => list.some((other) => other[field] === value && other.id !== before?.id)
