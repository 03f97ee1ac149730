import type { LazyOptions, Option } from 'shared-lib/kit/form/input-field'

interface CountyNames {
  readonly options: readonly Option[]
  /** Code of a code or a name, accents and case aside. */
  readonly codeOf: (text: string) => string | undefined
}

let names: CountyNames | undefined

/** The names give themselves when their module is read: with the rules on the server, with the first touch in a browser. */
export function giveCountyNames(given: CountyNames) {
  names = given
}

export const countyList: LazyOptions = {
  title: 'Concelhos',
  current: () => names?.options,
  load: async () =>
    (await import(/* webpackChunkName: "county-names" */ './county-names')).countyNames.options,
}

/** Until the names are there, a code can only come from the list that the server printed. */
export const codeOfCounty = (text: string) => (names ? names.codeOf(text) : /^\d{4}$/.exec(text)?.[0])
