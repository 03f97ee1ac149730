import { supplierNames } from 'shared-lib/rules/providers/energy-suppliers'
import type { FieldName } from '../../../rules/invoice/invoice-fields'

interface FieldWords {
  readonly label: string
  /** Unit drawn in the box, and part of the label for those who do not see it. */
  readonly unit?: string
  /** Values to choose from, by code; a typed text otherwise. */
  readonly options?: Readonly<Record<string, string>>
}

const powers = [
  '1.15',
  '2.3',
  '3.45',
  '4.6',
  '5.75',
  '6.9',
  '10.35',
  '13.8',
  '17.25',
  '20.7',
  '27.6',
  '34.5',
  '41.4',
]
const kwh = (when: string): FieldWords => ({ label: `Consumo ${when}`.trim(), unit: 'kWh' })
const price = (label: string): FieldWords => ({ label, unit: '€/kWh' })

export const fieldWords: Readonly<Record<FieldName, FieldWords>> = {
  energyType: {
    label: 'Energia',
    options: { dual: 'Eletricidade e gás natural', electricity: 'Só eletricidade', gas: 'Só gás natural' },
  },
  currentProvider: { label: 'Comercializadora', options: { ...supplierNames, other: 'Outra' } },
  postalCode: { label: 'Código postal da casa' },
  days: { label: 'Dias que a fatura cobre', unit: 'dias' },
  gasDays: { label: 'Dias de gás que a fatura cobre', unit: 'dias' },
  contractedPower: {
    label: 'Potência contratada',
    options: Object.fromEntries(powers.map((kva) => [kva.replace('.', ','), `${kva.replace('.', ',')} kVA`])),
  },
  meter: { label: 'Opção horária', options: { simple: 'Simples', bi: 'Bi-horário', tri: 'Tri-horário' } },
  cycle: { label: 'Ciclo', options: { daily: 'Diário', weekly: 'Semanal' } },
  kwhElectricity: kwh('de eletricidade'),
  kwhPeak: kwh('em ponta'),
  kwhMid: kwh('em cheias'),
  kwhOutsideOffPeak: kwh('fora de vazio'),
  kwhOffPeak: kwh('em vazio'),
  yearlyKwh: kwh('de um ano'),
  powerPrice: { label: 'Preço da potência', unit: '€/dia' },
  energyPrice: price('Preço da eletricidade'),
  peakPrice: price('Preço em ponta'),
  midPrice: price('Preço em cheias'),
  outsideOffPeakPrice: price('Preço fora de vazio'),
  offPeakPrice: price('Preço em vazio'),
  gasTier: {
    label: 'Escalão de gás',
    options: { 1: 'Escalão 1', 2: 'Escalão 2', 3: 'Escalão 3', 4: 'Escalão 4' },
  },
  kwhGas: kwh('de gás'),
  gasFixedPrice: { label: 'Termo fixo do gás', unit: '€/dia' },
  gasEnergyPrice: price('Preço do gás'),
  socialTariff: { label: 'Tarifa social', options: { true: 'Sim', false: 'Não' } },
}
