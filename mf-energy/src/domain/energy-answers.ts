/** `dual` is electricity and natural gas together. */
export type EnergyType = 'dual' | 'electricity' | 'gas'
/** How much of the day somebody is at home: all of it, part of it, or only now and then. */
export type HouseUsage = 'high' | 'normal' | 'low'
export type Inhabitants = 1 | 2 | 3 | 4 | 5 | 6
export type GasTier = 1 | 2 | 3 | 4

/** What the energy funnel asks, as plain data: every field may still be missing while it is being answered. */
export interface EnergyAnswers {
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
  readonly gasTier?: GasTier | 'unknown'
  /** Supplier code of the catalogue, `other` or `unknown`. */
  readonly currentProvider?: string
  /** Yearly use off a bill; wins over any estimate. */
  readonly kwhElectricity?: number
  /** Yearly use off a bill; wins over any estimate. */
  readonly kwhGas?: number
}
