import type { Fields } from 'shared-lib/kit/form/form'
import { fromJson } from 'shared-lib/kit/form/form-json'
import { messages } from 'shared-lib/rules/validation/messages'
import type { LeadProblem } from 'shared-lib/rules/validation/problem'
import { energyFields } from '../fields'
import { billFields } from '../rules/bill.fields'
import type { EnergyAnswers, Meter } from '../rules/energy-answers'
import { municipalityNamed } from '../rules/municipality'

type Name = keyof EnergyAnswers

const kwhOf: Readonly<Record<Meter, readonly Name[]>> = {
  simple: ['kwhElectricity'],
  bi: ['kwhOffPeak', 'kwhOutsideOffPeak'],
  tri: ['kwhPeak', 'kwhMid', 'kwhOffPeak'],
}
const pricesOf: Readonly<Record<Meter, readonly Name[]>> = {
  simple: ['energyPrice'],
  bi: ['offPeakPrice', 'outsideOffPeakPrice'],
  tri: ['peakPrice', 'midPrice', 'offPeakPrice'],
}
const gasPrices: readonly Name[] = ['gasFixedPrice', 'gasEnergyPrice']

const everyOf = (names: Readonly<Record<Meter, readonly Name[]>>) => [...new Set(Object.values(names).flat())]

const problem = (field: Name, message: string): LeadProblem => ({ field: `answers.${field}`, message })

/** All or none: half of a bill would be left uncounted without a word. */
const incomplete = (answers: EnergyAnswers, names: readonly Name[]): readonly LeadProblem[] =>
  names.some((name) => answers[name] !== undefined)
    ? names.filter((name) => answers[name] === undefined).map((name) => problem(name, messages.required))
    : []

const ofAnotherMeter = (answers: EnergyAnswers, meter: Meter): readonly LeadProblem[] =>
  [kwhOf, pricesOf].flatMap((names) =>
    everyOf(names)
      .filter((name) => answers[name] !== undefined && !names[meter].includes(name))
      .map((name) => problem(name, `Não existe num contador «${meter}» (meter)`)),
  )

/** Faults of a meter's kWh and prices: whole or not at all. */
function meterProblems(answers: EnergyAnswers): readonly LeadProblem[] {
  const meter = answers.meter ?? 'simple'
  return [
    ...incomplete(answers, kwhOf[meter]),
    ...incomplete(answers, ['powerPrice', ...pricesOf[meter]]),
    ...incomplete(answers, gasPrices),
    ...ofAnotherMeter(answers, meter),
  ]
}

const fields: Fields = { ...energyFields, ...billFields }

/** Each answer as its field reads it: four digits of a postal code, amounts with the decimals of a bill. */
const asRead = (given: EnergyAnswers): EnergyAnswers =>
  Object.fromEntries(
    Object.entries(given).map(([name, json]) => {
      const field = fields[name]
      return [name, field ? fromJson(field, json) : undefined]
    }),
  )

/** The answers as the funnel keeps them, with the municipality by its code. */
export function rankingAnswers(
  given: EnergyAnswers,
): { readonly answers: EnergyAnswers } | { readonly problems: readonly LeadProblem[] } {
  const place = given.municipality === undefined ? undefined : municipalityNamed(given.municipality)
  const unknownPlace =
    given.municipality !== undefined && !place
      ? [problem('municipality', 'Só conhecemos os concelhos de Portugal continental, por código ou nome')]
      : []
  const problems = [...meterProblems(given), ...unknownPlace]
  if (problems.length > 0) return { problems }
  return { answers: { ...asRead(given), ...(place && { municipality: place.code }) } }
}
