import type { Region } from 'shared-lib/rules/property/region'
import { slugOf } from 'shared-lib/rules/text/fold'
import data from './municipalities.json'

interface Municipality {
  /** Four-digit DICO code. */
  readonly code: string
  /** Unique: the two that share a name carry their region, `Lagoa (Açores)`. */
  readonly name: string
  readonly region: Region
  /** Mainland only. */
  readonly district?: string | undefined
  /** Azores and Madeira only. */
  readonly island?: string | undefined
}

const areas: ReadonlyMap<string, string> = new Map(Object.entries(data.areas))

const regionOf = (code: string): Region =>
  code.startsWith('3') ? 'madeira' : code.startsWith('4') ? 'azores' : 'mainland'

function asMunicipality([code, name]: readonly [string, string]): Municipality {
  const region = regionOf(code)
  const area = areas.get(code.slice(0, 2))
  return { code, name, region, ...(region === 'mainland' ? { district: area } : { island: area }) }
}

/** All 308, in the order of a Portuguese dictionary. */
export const municipalities: readonly Municipality[] = Object.entries(data.names)
  .map(asMunicipality)
  .map((one) => ({ one, plain: slugOf(one.name) }))
  .sort((before, after) => before.plain.localeCompare(after.plain, 'en'))
  .map(({ one }) => one)

// A map, because codes come from outside: an object would also answer to `constructor`.
const byCode: ReadonlyMap<string, Municipality> = new Map(municipalities.map((one) => [one.code, one]))

/** A municipality by its four-digit code; undefined for any other text. */
export const municipalityOf = (code: string): Municipality | undefined => byCode.get(code)

function grouped(nameOf: (one: Municipality) => string): ReadonlyMap<string, readonly Municipality[]> {
  const groups = new Map<string, Municipality[]>()
  for (const one of municipalities) {
    const name = slugOf(nameOf(one))
    groups.set(name, [...(groups.get(name) ?? []), one])
  }
  return groups
}

const byName = grouped(({ name }) => name)
const byNameAlone = grouped(({ name }) => name.replace(/\(.*\)/, ''))

/**
 * The municipalities that a code or a name may mean: none, one, or both `Lagoa` and both `Calheta` when the text is
 * ambiguous.
 */
export function municipalitiesNamed(codeOrName: string): readonly Municipality[] {
  const exact = municipalityOf(codeOrName.trim())
  if (exact) return [exact]
  const asked = slugOf(codeOrName)
  return byName.get(asked) ?? byNameAlone.get(asked) ?? []
}

/** The one municipality that a code or a name means; undefined when there is none or more than one. */
export function municipalityNamed(codeOrName: string): Municipality | undefined {
  const [first, second] = municipalitiesNamed(codeOrName)
  return second === undefined ? first : undefined
}
