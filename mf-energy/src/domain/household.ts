import type { IsoDate } from 'shared-lib/dates/iso-date'
import { averageHome, defaultBiSplit, powerByPeople } from '../parameters/consumption-profiles'
import { contractedPowerSteps } from '../parameters/contracted-power'
import type { EnergyAnswers } from './energy-answers'
import { estimateElectricity, estimateGas } from './estimate-consumption'
import { hasGasNetwork, municipalitiesOf } from './municipality'
import { regionOf } from './region'
import type { Assumption, Household } from './results'

/** What the funnel does not ask and a visitor may still say. */
export interface HouseholdExtras {
  readonly largeFamily?: boolean
  readonly socialTariff?: boolean
  readonly biSplit?: Household['split']['bi']
  readonly triSplit?: NonNullable<Household['split']['tri']>
}

/** Answers to the household that bills are computed for, with how each figure was come by. Server side: reads the postal list. */
export function householdOf(answers: EnergyAnswers, today: IsoDate, extras: HouseholdExtras = {}): Household {
  const energyType = answers.energyType ?? 'electricity'
  const electricity = estimateElectricity(answers)
  const gas = estimateGas(answers, today)
  const power = powerOf(answers)
  const place = placeOf(answers.postalCode)
  const usesElectricity = energyType !== 'gas'
  const usesGas = energyType !== 'electricity'
  return {
    energyType,
    region: answers.postalCode === undefined ? 'mainland' : regionOf(answers.postalCode),
    inhabitants: answers.inhabitants ?? averageHome.people,
    kva: power.kva,
    kwhElectricity: electricity.kwh,
    split: { bi: extras.biSplit ?? defaultBiSplit, ...(extras.triSplit ? { tri: extras.triSplit } : {}) },
    gasTier: gas.tier,
    kwhGas: gas.kwh,
    gasNetwork: place.gasNetwork,
    municipality: place.municipality,
    currentProvider: providerOf(answers.currentProvider),
    largeFamily: extras.largeFamily === true,
    socialTariff: extras.socialTariff === true,
    assumptions: [
      ...(usesElectricity ? [electricity.assumption, power.assumption] : []),
      ...(usesElectricity && !extras.biSplit ? [splitAssumption] : []),
      ...(usesGas ? [gas.assumption, gas.tierAssumption, place.assumption] : []),
    ],
  }
}

const splitAssumption: Assumption = {
  about: 'split',
  origin: 'profile',
  confidence: 'A',
  text: 'Nas tarifas bi-horárias contamos 40 % do consumo em vazio e 60 % fora de vazio, como nos clientes tipo da ERSE.',
}

const kvaText = (kva: number) => String(kva).replace('.', ',')

function powerOf(answers: EnergyAnswers): { readonly kva: number; readonly assumption: Assumption } {
  const stated = contractedPowerSteps.find((step) => step === answers.contractedPower)
  if (stated !== undefined)
    return {
      kva: stated,
      assumption: {
        about: 'contractedPower',
        origin: 'answer',
        confidence: 'A',
        text: `Potência contratada que indicaste: ${kvaText(stated)} kVA.`,
      },
    }
  const { kva, confidence } = powerByPeople[answers.inhabitants ?? averageHome.people]
  return {
    kva,
    assumption: {
      about: 'contractedPower',
      origin: confidence === 'D' ? 'estimate' : 'profile',
      confidence,
      text: `Sem a tua potência contratada, contamos ${kvaText(kva)} kVA: vê-a na fatura, porque muda o preço.`,
    },
  }
}

const providerOf = (answer: string | undefined) =>
  answer === undefined || answer === 'other' || answer === 'unknown' ? undefined : answer

interface Place extends Pick<Household, 'gasNetwork' | 'municipality'> {
  readonly assumption: Assumption
}

function placeOf(prefix: string | undefined): Place {
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
