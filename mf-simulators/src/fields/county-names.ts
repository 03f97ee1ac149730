import { municipalities, municipalityNamed } from '../data/parameters/municipalities/municipality'
import { giveCountyNames } from './county-list'

/** The names of all municipalities: 3 KiB that only who opens the list, or comes with one in the address, needs. */
export const countyNames = {
  options: municipalities.map(({ code, name }) => ({ value: code, label: name })),
  codeOf: (text: string) => municipalityNamed(text)?.code,
}

giveCountyNames(countyNames)
