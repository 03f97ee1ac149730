import Ajv from 'ajv'
import { type IsoDate, isIsoDate } from '../src/rules/dates/iso-date'
import { type Catalogue, type CatalogueOffer, offerAge } from '../src/rules/offers/catalogue'
import type { Problems } from './problems'
import type { DataSet, Reading } from './run-import'

interface CatalogueImport {
  readonly usage: string
  /** JSON Schema of the whole file. */
  readonly schema: object
}

/** Renews a catalogue with a whole new one in JSON: refuses what does not fit the schema, is older or contradicts itself. */
export function catalogueImport({ usage, schema }: CatalogueImport): DataSet<Catalogue> {
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true }).addVocabulary(['names'])
  const fits = ajv.compile<Catalogue>(schema)

  function read({ name, bytes, readOn }: Reading, current: Catalogue, problems: Problems) {
    const stop = (text: string): undefined => {
      problems.add('stop', name, text)
    }
    const data = parsed(bytes)
    if (data === undefined) return stop('is no JSON')
    if (!fits(data)) {
      for (const { instancePath, message, params } of (fits.errors ?? []).slice(0, mostFaults))
        problems.add('error', name, `${message}${detailsOf(params)}`, {
          column: placeOf(data, instancePath),
        })
      return undefined
    }
    if (data.asOf < current.asOf) stop(`is of ${data.asOf}, older than ${current.asOf} which is held`)
    if (data.asOf > readOn) stop(`is of ${data.asOf}, which had not come on ${readOn}`)
    for (const offer of data.offers) judge(name, offer, data, readOn, problems)
    const ids = data.offers.map(({ id }) => id)
    for (const id of new Set(ids.filter((one, at) => ids.indexOf(one) !== at)))
      problems.add('error', name, 'stands twice', { column: id })
    return data
  }
  return { usage, read, changes: catalogueChanges, text: catalogueText }
}

/** A file that is quite another one would otherwise fill the screen. */
const mostFaults = 50

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

const detailsOf = (params: Readonly<Record<string, unknown>>) => {
  const word = params.additionalProperty ?? params.allowedValues
  return word === undefined ? '' : ` (${word})`
}

/** `td-big-super/rates/0/tanb`: the offer by its id, not by its place in the list. */
function placeOf(data: unknown, pointer: string): string {
  const [, list, at, ...rest] = pointer.split('/')
  const offers = (data as { offers?: readonly { id?: unknown }[] }).offers
  const id = list === 'offers' && Array.isArray(offers) ? offers[Number(at)]?.id : undefined
  return typeof id === 'string' ? [id, ...rest].join('/') : pointer || 'the file'
}

function judge(
  file: string,
  offer: CatalogueOffer,
  data: Catalogue,
  readOn: IsoDate,
  problems: Problems,
): void {
  const { id, evidence } = offer
  const add = (severity: 'error' | 'warning', text: string) =>
    problems.add(severity, file, text, { column: id })
  const { asOf, until, sources } = evidence
  for (const key of sources) if (!Object.hasOwn(data.sources, key)) add('error', `names no source: ${key}`)
  if (!isIsoDate(asOf) || (until !== undefined && !isIsoDate(until))) add('error', 'has a day that is none')
  else if (asOf > data.asOf) add('error', `is of ${asOf}, newer than the catalogue`)
  else {
    const { standing, ended } = offerAge(offer, readOn)
    if (standing === 'historic')
      add('warning', `${ended ? `ended on ${ended}` : `is of ${asOf}`}: shown as historic`)
  }
}

interface Comparable {
  readonly offers: readonly { readonly id: string }[]
}

/** The offers that are new, gone or changed, and what else differs. */
export function catalogueChanges(before: Comparable, after: Comparable): readonly string[] {
  const held = new Map(before.offers.map((offer) => [offer.id, offer]))
  const now = new Set(after.offers.map(({ id }) => id))
  const differing = after.offers.flatMap((offer) => {
    const old = held.get(offer.id)
    if (!old) return [`${offer.id}: new`]
    const members = changedMembers(old, offer)
    return members.length > 0 ? [`${offer.id}: ${members.join('; ')}`] : []
  })
  const gone = before.offers.filter(({ id }) => !now.has(id)).map(({ id }) => `${id}: gone`)
  const head = changedMembers({ ...before, offers: undefined }, { ...after, offers: undefined })
  return [...head, ...differing, ...gone]
}

function changedMembers(before: object, after: object): readonly string[] {
  const [old, now] = [Object.entries(before), Object.entries(after)].map(
    (all) => new Map<string, unknown>(all),
  )
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((key) => [key, JSON.stringify(old?.get(key)), JSON.stringify(now?.get(key))] as const)
    .filter(([, one, other]) => one !== other)
    .map(([key, one = 'nothing', other = 'nothing']) => `${key} ${one} is now ${other}`)
}

/** One offer a line, by id: a renewal reads well as a difference. */
export function catalogueText({ offers, ...head }: Catalogue): string {
  const lines = offers
    .toSorted((one, two) => (one.id < two.id ? -1 : 1))
    .map((offer) => JSON.stringify(offer))
  return `${JSON.stringify(head).slice(0, -1)},\n"offers":[\n${lines.join(',\n')}\n]}\n`
}
