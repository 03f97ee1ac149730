import { datedValueOn, tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { imiUrbanRate, municipalNote } from '../../data/parameters/municipalities/municipal-rates'
import { municipalityOf } from '../../data/parameters/municipalities/municipality'
import { imiRuralRate, imiUrbanRates } from '../../data/parameters/property/imi'
import type { ImiInput, ImiNeedsRate, ImiRate } from './imi-outcome'

/** The rate of a property on the last day of the tax year; undefined when it is not known. */
export const rateOf = (input: ImiInput, on: IsoDate): ImiRate | undefined =>
  input.propertyType === 'rural' ? ruralRate(on) : urbanRate(input, on)

function urbanRate({ county, rate, taxYear }: ImiInput, on: IsoDate): ImiRate | undefined {
  if (rate !== undefined) {
    const range = tryValueOn(imiUrbanRates, on)
    const unusual = range !== undefined && (rate < range.min || rate > range.inRecovery)
    return { value: rate, from: 'visitor', unusual }
  }
  const decided = county === undefined ? undefined : imiUrbanRate(county, taxYear)
  return (
    decided && {
      value: decided.value,
      from: 'municipality',
      source: decided.sources.join('; '),
      unusual: false,
      note: decided.note,
    }
  )
}

function ruralRate(on: IsoDate): ImiRate | undefined {
  const found = datedValueOn(imiRuralRate, on)
  return found && { value: found.value, from: 'law', source: found.source, unusual: false }
}

/** Whether the rate of urban property has to be asked for. */
export function needsRate({ county, taxYear }: ImiInput, on: IsoDate): ImiNeedsRate {
  const name = county && municipalityOf(county)?.name
  const why = county && municipalNote('imi', county, taxYear)
  const reason = name
    ? `Não sabemos a taxa de ${name} para ${taxYear}${why ? `: ${why}` : ''}.`
    : 'Falta o concelho ou a taxa.'
  return { kind: 'needs', needs: 'rate', reason, allowed: tryValueOn(imiUrbanRates, on) }
}
