import type { ApplianceKey } from '../parameters/appliances'

/** `heater` warms a room or two; `centralHeating` the whole home. */
export type GasUse = 'stove' | 'oven' | 'waterHeater' | 'heater' | 'centralHeating'
/** `dual` is electricity and natural gas together. */
export type EnergyType = 'dual' | 'electricity' | 'gas'
/** How much of the day somebody is at home: all of it, part of it, or only now and then. */
export type HouseUsage = 'high' | 'normal' | 'low'
export type Inhabitants = 1 | 2 | 3 | 4 | 5 | 6
export type GasTier = 1 | 2 | 3 | 4

/** How the meter counts: one price, off-peak and the rest, or peak, mid and off-peak. */
export type Meter = 'simple' | 'bi' | 'tri'

/** What a visitor with a bill at hand may add. Prices before VAT, as bills print them; kWh of a month or of a year. */
export interface BillAnswers {
  readonly meter?: Meter
  /** What the typed kWh of electricity cover; a year when missing. */
  readonly kwhPeriod?: 'month' | 'year'
  readonly kwhElectricity?: number
  readonly kwhOffPeak?: number
  readonly kwhOutsideOffPeak?: number
  readonly kwhPeak?: number
  readonly kwhMid?: number
  /** EUR/day of the contracted power. */
  readonly powerPrice?: number
  /** EUR/kWh, one for each period of the meter. */
  readonly energyPrice?: number
  readonly offPeakPrice?: number
  readonly outsideOffPeakPrice?: number
  readonly peakPrice?: number
  readonly midPrice?: number
  /** What the typed kWh of gas cover; a year when missing. */
  readonly gasKwhPeriod?: 'month' | 'year'
  readonly kwhGas?: number
  /** EUR/day. */
  readonly gasFixedPrice?: number
  /** EUR/kWh. */
  readonly gasEnergyPrice?: number
  /** Four-digit code, where the postal code covers several: decides the subsoil tax. */
  readonly municipality?: string
  /** Five people or more: more kWh at the reduced VAT rate. */
  readonly largeFamily?: boolean
  /** Has the social tariff. */
  readonly socialTariff?: boolean
}

/** What the energy funnel asks, as plain data: every field may still be missing while it is being answered. */
export interface EnergyAnswers extends BillAnswers {
  readonly energyType?: EnergyType
  /** Whether the contract is for today's home or for one the visitor moves to; told to the person who calls back. */
  readonly addressType?: 'current' | 'new'
  /** First four digits of the postal code: decides the region, the gas network and the municipal subsoil tax. */
  readonly postalCode?: string
  /** 6 means six or more. */
  readonly inhabitants?: Inhabitants
  readonly houseUsage?: HouseUsage
  /** kVA, one of `contractedPowerSteps`. */
  readonly contractedPower?: number | 'unknown'
  /** What runs at the same time; asked when the power is not known. */
  readonly appliances?: readonly ApplianceKey[]
  readonly gasTier?: GasTier | 'unknown'
  /** What gas is burnt for; asked when the tier is not known. */
  readonly gasUses?: readonly GasUse[]
  /** Supplier code of the catalogue, `other` or `unknown`. */
  readonly currentProvider?: string
}
