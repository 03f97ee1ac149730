import type { EnergyType } from './energy-answers'

/** A typical household, for visitors without own figures; `gasTier` only where a profile of gas is published. */
export interface Preset {
  readonly title: string
  /** After "para", e.g. `um casal`. */
  readonly who: string
  readonly about: string
  /** As the funnel's parameters. */
  readonly answers: Readonly<Record<string, string>>
  readonly gasTier?: '1' | '2'
}

/**
 * ERSE’s typical customers and INE’s mean home, as `parameters/consumption-profiles` has them: a test compares the
 * figures named here. The power of the mean home is not published: it stays unknown.
 */
export const presets = {
  couple: {
    title: 'Casal',
    who: 'um casal',
    about: '1.900 kWh por ano, 3,45 kVA',
    answers: { inhabitants: '2', houseUsage: 'normal', contractedPower: '3.45' },
    gasTier: '1',
  },
  family: {
    title: 'Família de 4',
    who: 'uma família de quatro pessoas',
    about: '5.000 kWh por ano, 6,9 kVA',
    answers: { inhabitants: '4', houseUsage: 'normal', contractedPower: '6.9' },
    gasTier: '2',
  },
  'large-family': {
    title: 'Família de 6',
    who: 'uma família de seis pessoas',
    about: '10.900 kWh por ano, 13,8 kVA',
    answers: { inhabitants: '6', houseUsage: 'normal', contractedPower: '13.8' },
  },
  average: {
    title: 'Casa média',
    who: 'a casa média portuguesa',
    about: '3.300 kWh por ano',
    answers: { inhabitants: '3', houseUsage: 'normal', contractedPower: 'unknown' },
  },
} as const satisfies Readonly<Record<string, Preset>>

export type PresetKey = keyof typeof presets
export const presetKeys = Object.keys(presets) as readonly PresetKey[]

/** Each in words, to choose one by its key. */
export const presetNames = () => Object.fromEntries(presetKeys.map((key) => [key, presets[key].title]))

/** The preset as answers, in the order of the questions; those that the energy does not ask for are left out where they travel. */
export const presetAnswers = (
  key: PresetKey,
  energyType: EnergyType | undefined,
): Readonly<Record<string, string>> => {
  const { answers, gasTier }: Preset = presets[key]
  return {
    ...(energyType && { energyType }),
    ...answers,
    ...(energyType !== 'electricity' && { gasTier: gasTier ?? 'unknown' }),
    currentProvider: 'unknown',
  }
}
