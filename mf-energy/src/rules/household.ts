import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { formatNumber } from 'shared-lib/rules/money/format-number'
import { regionOf } from 'shared-lib/rules/property/region'
import { averageHome, defaultBiSplit, powerByPeople } from '../data/parameters/consumption-profiles'
import { contractedPowerSteps } from '../data/parameters/contracted-power'
import type { EnergyAnswers } from './energy-answers'
import { estimateElectricity, estimateGas } from './estimate-consumption'
import { hasGasNetwork, municipalitiesOf, municipalityOf } from './municipality'
import { ownPrices, paidYearlyCents, splitOf, statedPeriods } from './own-bill'
import { withPaidUse } from './paid-use'
import { recommendPower } from './recommend-power'
import type { Assumption, Household } from './vocabulary'

/** Answers to the household that bills are computed for, with how each figure was come by. Server side: reads the postal list. */
export function householdOf(answers: EnergyAnswers, today: IsoDate): Household {
  const energyType = answers.energyType ?? 'electricity'
  const electricity = estimateElectricity(answers)
  const gas = estimateGas(answers, today)
  const power = powerOf(answers)
  const place = placeOf(answers.postalCode, answers.municipality)
  const periods = statedPeriods(answers)
  const split = periods ? splitOf(periods) : {}
  const usesElectricity = energyType !== 'gas'
  const usesGas = energyType !== 'electricity'
  const household: Household = {
    energyType,
    region: answers.postalCode === undefined ? 'mainland' : regionOf(answers.postalCode),
    inhabitants: answers.inhabitants ?? averageHome.people,
    kva: power.kva,
    kwhElectricity: electricity.kwh,
    split: { bi: defaultBiSplit, ...split },
    gasTier: gas.tier,
    kwhGas: gas.kwh,
    gasNetwork: place.gasNetwork,
    municipality: place.municipality,
    currentProvider: providerOf(answers.currentProvider),
    largeFamily: answers.largeFamily === true,
    socialTariff: answers.socialTariff === true,
    ownPrices: ownPrices(answers),
    paidCents: paidYearlyCents(answers),
    assumptions: [
      ...(usesElectricity ? [electricity.assumption, power.assumption] : []),
      ...(usesElectricity && !split.bi ? [splitAssumption] : []),
      ...(usesGas ? [gas.assumption, gas.tierAssumption, place.assumption] : []),
    ],
  }
  return withPaidUse(household, today)
}

const splitAssumption: Assumption = {
  about: 'split',
  origin: 'profile',
  confidence: 'A',
  text: 'Nas tarifas bi-horárias contamos 40 % do consumo em vazio e 60 % fora de vazio, como nos clientes tipo da ERSE.',
}

function powerOf(answers: EnergyAnswers): { readonly kva: number; readonly assumption: Assumption } {
  const stated = contractedPowerSteps.find((step) => step === answers.contractedPower)
  if (stated !== undefined)
    return {
      kva: stated,
      assumption: {
        about: 'contractedPower',
        origin: 'answer',
        confidence: 'A',
        text: `Potência contratada que indicaste: ${formatNumber(stated)} kVA.`,
      },
    }
  if (answers.appliances?.length) {
    const { kva, watts, confidence } = recommendPower(answers.appliances)
    return {
      kva,
      assumption: {
        about: 'contractedPower',
        origin: 'estimate',
        confidence,
        text: `Pelos aparelhos que ligas ao mesmo tempo (${formatNumber(watts)} W com as luzes), contamos ${formatNumber(kva)} kVA.`,
      },
    }
  }
  const { kva, confidence } = powerByPeople[answers.inhabitants ?? averageHome.people]
  return {
    kva,
    assumption: {
      about: 'contractedPower',
      origin: confidence === 'D' ? 'estimate' : 'profile',
      confidence,
      text: `Sem a tua potência contratada, contamos ${formatNumber(kva)} kVA: vê-a na fatura, porque muda o preço.`,
    },
  }
}

const providerOf = (answer: string | undefined) =>
  answer === undefined || answer === 'other' || answer === 'unknown' ? undefined : answer

interface Place extends Pick<Household, 'gasNetwork' | 'municipality'> {
  readonly assumption: Assumption
}

function placeOf(prefix: string | undefined, stated: string | undefined): Place {
  const own = stated === undefined ? undefined : municipalityOf(stated)
  if (own)
    return {
      gasNetwork: hasGasNetwork(own.code) ? 'here' : 'not-here',
      municipality: own,
      assumption: {
        about: 'municipality',
        origin: 'answer',
        confidence: 'A',
        text: `Taxa de ocupação do subsolo do concelho que indicaste: ${own.name}.`,
      },
    }
  const candidates = prefix === undefined ? [] : municipalitiesOf(prefix)
  const municipality = candidates.find(({ code }) => hasGasNetwork(code)) ?? candidates[0]
  if (municipality === undefined)
    return {
      gasNetwork: 'unknown',
      municipality: undefined,
      assumption: {
        about: 'municipality',
        origin: 'unknown',
        confidence: 'C',
        text: 'Não sabemos o teu concelho: a taxa de ocupação do subsolo não está contada.',
      },
    }
  return {
    gasNetwork: hasGasNetwork(municipality.code) ? 'here' : 'not-here',
    municipality,
    assumption: {
      about: 'municipality',
      origin: candidates.length === 1 ? 'profile' : 'estimate',
      confidence: candidates.length === 1 ? 'B' : 'C',
      text:
        candidates.length === 1
          ? `Taxa de ocupação do subsolo do concelho ${municipality.name}.`
          : `Este código postal abrange vários concelhos: contamos a taxa de ocupação do subsolo de ${municipality.name}.`,
    },
  }
}
