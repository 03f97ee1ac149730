import { foldText } from 'shared-lib/rules/text/fold'
import gas from '../data/parameters/gas-municipalities.json'
import postal from '../data/parameters/postal-municipalities.json'

export interface Municipality {
  readonly code: string
  readonly name: string
}

// Maps, because codes come from outside: an object would also answer to `constructor`.
const gasRows: ReadonlyMap<string, readonly (string | number)[]> = new Map(Object.entries(gas.rows))
const withoutGas: ReadonlyMap<string, string> = new Map(Object.entries(postal.withoutGas))

const byPrefix: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(postal.rows).flatMap(([codes, prefixes]) =>
    prefixes.split(' ').map((prefix) => [prefix, codes.split(' ')] as const),
  ),
)

/**
 * Mainland municipalities a four-digit postal prefix lies in, the main one first; empty when the prefix is newer
 * than the list (2015): it suggests a place and never refuses a code.
 */
export const municipalitiesOf = (prefix: string): readonly Municipality[] =>
  (byPrefix.get(prefix) ?? []).map((code) => ({ code, name: municipalityName(code) }))

const municipalityName = (code: string): string =>
  String(gasRows.get(code)?.[0] ?? withoutGas.get(code) ?? code)

/** A mainland municipality by its four-digit code; undefined for any other code. */
export const municipalityOf = (code: string): Municipality | undefined =>
  gasRows.has(code) || withoutGas.has(code) ? { code, name: municipalityName(code) } : undefined

const codeByName: ReadonlyMap<string, string> = new Map(
  [...gasRows.keys(), ...withoutGas.keys()].map((code) => [foldText(municipalityName(code)), code]),
)

/** A mainland municipality by its code or its name, accents and case aside. */
export const municipalityNamed = (codeOrName: string): Municipality | undefined =>
  municipalityOf(codeByName.get(foldText(codeOrName.trim())) ?? codeOrName)

/** Whether the municipality has piped natural gas somewhere; not that it reaches every street. */
export const hasGasNetwork = (code: string): boolean => gasRows.has(code)

/** Subsoil tax before VAT; `undefined` where there is no gas network. */
export function tosOf(code: string): { readonly eurPerDay: number; readonly eurPerKwh: number } | undefined {
  const row = gasRows.get(code)
  return row && { eurPerDay: Number(row[1]), eurPerKwh: Number(row[2]) }
}
