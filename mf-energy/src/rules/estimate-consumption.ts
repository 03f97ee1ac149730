import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { formatNumber } from 'shared-lib/rules/money/format-number'
import {
  averageHome,
  electricityByPeople,
  gasByTier,
  gasProfiles,
  houseUsageFactor,
} from '../data/parameters/consumption-profiles'
import type { EnergyAnswers, GasTier } from './energy-answers'
import { recommendGasTier, tierKwh, tierOfKwh } from './gas-tier'
import { statedGas, statedPeriods, totalOf } from './own-bill'
import type { Assumption, Confidence } from './vocabulary'

interface Estimate {
  readonly kwh: number
  readonly assumption: Assumption
}

const weaker = (one: Confidence, two: Confidence): Confidence => (one > two ? one : two)
const people = (count: number) =>
  count === 1 ? 'uma pessoa' : count === 6 ? 'seis ou mais pessoas' : `${count} pessoas`
const usageText = { high: ', com gente em casa todo o dia', normal: '', low: ', com uso ocasional' } as const

/** Yearly electricity use: the visitor's own figure, else the typical one for the people and the time at home. */
export function estimateElectricity(answers: EnergyAnswers): Estimate {
  const stated = statedPeriods(answers)
  if (stated)
    return {
      kwh: totalOf(stated),
      assumption: {
        about: 'kwhElectricity',
        origin: 'answer',
        confidence: 'A',
        text: `Consumo de eletricidade que indicaste: ${formatNumber(totalOf(stated))} kWh por ano.`,
      },
    }
  const usage = answers.houseUsage ?? 'normal'
  const typical = answers.inhabitants === undefined ? averageHome : electricityByPeople[answers.inhabitants]
  const kwh = Math.round(typical.kwh * houseUsageFactor[usage])
  const home = answers.inhabitants === undefined ? 'casa média' : `casa com ${people(answers.inhabitants)}`
  return {
    kwh,
    assumption: {
      about: 'kwhElectricity',
      origin: typical.confidence === 'D' || usage !== 'normal' ? 'estimate' : 'profile',
      confidence: usage === 'normal' ? typical.confidence : weaker(typical.confidence, 'D'),
      text: `Consumo de eletricidade típico de uma ${home}${usageText[usage]}: ${formatNumber(kwh)} kWh por ano.`,
    },
  }
}

/** The straight line through ERSE's couple and family, never below half a couple. */
function gasKwhOf(count: number): number {
  const { couple, family } = gasProfiles
  const perPerson = (family.kwh - couple.kwh) / (family.people - couple.people)
  return Math.max(couple.kwh / 2, couple.kwh + (count - couple.people) * perPerson)
}

type UsesTier = ReturnType<typeof recommendGasTier>

/** Yearly gas use and its tier. A stated tier is kept, and the use is held inside it. */
export function estimateGas(
  answers: EnergyAnswers,
  on: IsoDate,
): Estimate & { readonly tier: GasTier; readonly tierAssumption: Assumption } {
  const stated = typeof answers.gasTier === 'number' ? answers.gasTier : undefined
  const uses = answers.gasUses?.length
    ? recommendGasTier(answers.gasUses, answers.inhabitants ?? averageHome.people)
    : undefined
  const estimated = gasUse(answers, stated ?? uses?.tier, on)
  const tier =
    stated ?? (statedGas(answers) === undefined ? uses?.tier : undefined) ?? tierOfKwh(on, estimated.kwh)
  return { ...estimated, tier, tierAssumption: tierAssumption(tier, stated, uses) }
}

const tierAssumption = (
  tier: GasTier,
  stated: GasTier | undefined,
  uses: UsesTier | undefined,
): Assumption =>
  stated
    ? {
        about: 'gasTier',
        origin: 'answer',
        confidence: 'A',
        text: `Escalão de gás que indicaste: ${tier}.`,
      }
    : {
        about: 'gasTier',
        origin: 'estimate',
        confidence: 'D',
        text: uses?.tier === tier ? uses.text : `Escalão de gás que corresponde ao consumo: ${tier}.`,
      }

/** ERSE's couple represents tier 1, its family tier 2. */
const isPublished = (count: number, tier: GasTier | undefined) =>
  ([1, 2] as const).some((own) => gasByTier[own].people === count && (tier ?? own) === own)

function gasUse(answers: EnergyAnswers, tier: GasTier | undefined, on: IsoDate): Estimate {
  const known = statedGas(answers)
  if (known !== undefined)
    return {
      kwh: known,
      assumption: {
        about: 'kwhGas',
        origin: 'answer',
        confidence: 'A',
        text: `Consumo de gás que indicaste: ${formatNumber(known)} kWh por ano.`,
      },
    }
  const usage = answers.houseUsage ?? 'normal'
  const count = answers.inhabitants ?? averageHome.people
  const typical = gasKwhOf(count) * houseUsageFactor[usage]
  const kwh = Math.round(tier === undefined ? typical : insideTier(typical, tier, on))
  const published = usage === 'normal' && isPublished(count, tier)
  return {
    kwh,
    assumption: {
      about: 'kwhGas',
      origin: published ? 'profile' : 'estimate',
      confidence: published ? 'A' : 'D',
      text: `Consumo de gás ${published ? 'típico' : 'estimado'} de uma casa com ${people(count)}${usageText[usage]}: ${formatNumber(kwh)} kWh por ano.`,
    },
  }
}

/** No home is taken to use more than this many times its tier's typical use: tier 4 goes up to 110 000 kWh. */
const atMost = 2

/**
 * The tier's typical use adjusted by how this home differs from the reference one: towards the tier's lower end for a
 * smaller home, towards its upper end for a larger one, never reaching either, so that every answer still counts.
 */
function insideTier(typical: number, tier: GasTier, on: IsoDate): number {
  const { min, max } = tierKwh(on, tier)
  const reference = gasByTier[tier]
  const ratio = typical / gasKwhOf(reference.people)
  if (ratio <= 1) return min + (reference.kwh - min) * ratio
  const top = Math.min(max, atMost * reference.kwh)
  return reference.kwh + (top - reference.kwh) * (1 - 1 / ratio)
}
