import { choice, choices, optional, when } from 'shared-lib/kit/form/fields'
import { postalPrefix } from 'shared-lib/kit/form/postal-fields'
import { supplierNames } from 'shared-lib/rules/providers/energy-suppliers'
import type { ApplianceKey } from './data/parameters/appliances'
import { contractedPowerSteps } from './data/parameters/contracted-power'
import { energyType } from './rules/energy-type.field'

/** In the order people think of them: always-on appliances, the laundry, the kitchen, warmth, the rest. */
const applianceNames: Readonly<Record<ApplianceKey, string>> = {
  fridge: 'Frigorífico',
  freezer: 'Arca congeladora',
  washingMachine: 'Máquina de lavar roupa',
  dryer: 'Máquina de secar roupa',
  dishwasher: 'Máquina de lavar loiça',
  oven: 'Forno elétrico',
  hob: 'Placa ou fogão elétrico',
  microwave: 'Micro-ondas',
  heater: 'Aquecedor',
  airConditioner: 'Ar condicionado',
  towelDryer: 'Toalheiro elétrico',
  hairDryer: 'Secador de cabelo',
  vacuum: 'Aspirador',
  poolPump: 'Bomba da piscina',
}

/** Names inside a sentence: `frigorífico, aspirador`. */
export const applianceList = (keys: readonly ApplianceKey[], between = ', ') =>
  keys.map((key) => applianceNames[key].toLowerCase()).join(between)

export const powerText = (kva: number) => `${String(kva).replace('.', ',')} kVA`
export const peopleText = (people: number) =>
  people === 1 ? '1 pessoa' : people === 6 ? '6 ou mais pessoas' : `${people} pessoas`

/** kVA of almost every home, offered first; the other powers are below. */
const usualPowers = [3.45, 4.6, 5.75, 6.9, 10.35] as const
const otherPowers = contractedPowerSteps.filter((kva) => !usualPowers.some((usual) => usual === kva))

const unknown = ['unknown', 'Não sei'] as const
const suppliers: readonly (readonly [string, string])[] = Object.entries(supplierNames)

/** Questions for all visitors. A field that has the words of its question is drawn without repeating them. */
export const energyFields = {
  energyType,
  /** Whether the contract is for today's home or for one the visitor moves to; sent with the lead. */
  addressType: choice({
    label: 'É para a casa onde vives?',
    description: 'The home of today or the one to move to; changes no figure.',
    missing: 'Escolhe se é para a casa onde vives',
    options: { current: 'Casa onde vivo', new: 'Casa para onde vou' },
  }),
  /** Decides the region, the gas network and the municipal subsoil tax. */
  postalCode: {
    ...postalPrefix({
      label: 'Código postal',
      hint: 'Só os 4 primeiros algarismos: chegam para saber a zona e a rede de gás.',
      description: 'Four digits, or a whole postal code: region, gas network and municipality.',
      missing: 'Insere os 4 primeiros algarismos do código postal',
      invalid: 'O código postal começa por 4 algarismos, por exemplo 1000',
      samples: ['1000', '4000', '7700', '9000', '9500'],
    }),
    schema: { type: 'string', pattern: '^[1-9]\\d{3}(-?\\d{3})?$' },
  },
  /** 6 means six or more. */
  inhabitants: choice({
    label: 'Quantas pessoas vivem na casa?',
    hint: 'Serve para estimar quanto gastas num ano.',
    description: 'People in the home; 6 means six or more.',
    missing: 'Escolhe quantas pessoas vivem na casa',
    columns: 3,
    card: { entry: 'inhabitants' },
    options: ([1, 2, 3, 4, 5, 6] as const).map((people) => [people, peopleText(people)] as const),
  }),
  houseUsage: choice({
    label: 'Costuma haver gente em casa durante o dia?',
    description: 'How much of the day somebody is at home.',
    missing: 'Escolhe se costuma haver gente em casa',
    options: {
      high: {
        label: 'Quase sempre',
        about: 'Há gente em casa de dia e de noite, por exemplo em teletrabalho',
      },
      normal: { label: 'Parte do dia', about: 'De manhã, ao fim do dia e ao fim de semana' },
      low: { label: 'De vez em quando', about: 'Casa de férias ou pouco usada' },
    },
  }),
  /** kVA. «Não sei» and the usual ones first. */
  contractedPower: choice({
    label: 'Que potência de eletricidade tens contratada?',
    hint: 'Está na fatura da eletricidade, em kVA. Se não souberes, escolhe «Não sei» e fazemos a conta contigo.',
    description: 'Contracted power, kVA.',
    missing: 'Escolhe a potência contratada ou «Não sei»',
    columns: 2,
    options: [
      unknown,
      ...[...usualPowers, ...otherPowers].map((kva): [number, string] => [kva, powerText(kva)]),
    ],
  }),
  /** Appliances that run at the same time, for visitors who do not know the power. */
  appliances: when(
    ({ contractedPower }) => contractedPower === 'unknown',
    optional(
      choices({
        label: 'O que costumas ter ligado ao mesmo tempo?',
        hint: 'Pensa na hora de maior uso, por exemplo ao jantar. Não contes o que funciona a gás.',
        description: 'What runs at the same time, for an unknown power.',
        columns: 3,
        options: applianceNames,
      }),
    ),
  ),
  gasTier: choice({
    label: 'Qual é o teu escalão de gás natural?',
    hint: 'Está na fatura do gás, junto às tarifas. É atribuído pelo que gastas num ano.',
    description: 'Consumption tier of natural gas (escalão).',
    missing: 'Escolhe o escalão de gás ou «Não sei»',
    options: [[1, 'Escalão 1'], [2, 'Escalão 2'], [3, 'Escalão 3'], [4, 'Escalão 4'], unknown],
  }),
  /** Uses of gas, without a known tier: `heater` warms a room or two, `centralHeating` the whole home. */
  gasUses: when(
    ({ gasTier }) => gasTier === 'unknown',
    optional(
      choices({
        label: 'O que funciona a gás na tua casa?',
        description: 'What gas is burnt for, for an unknown tier.',
        columns: 3,
        options: {
          stove: 'Fogão ou placa',
          oven: 'Forno',
          waterHeater: 'Esquentador',
          heater: 'Aquecedor',
          centralHeating: 'Aquecimento central',
        },
      }),
    ),
  ),
  currentProvider: choice({
    label: 'Qual é a tua comercializadora atual?',
    hint: 'Está no cimo da fatura. Serve para te dizer quanto poupas; se não souberes, mostramos os preços na mesma.',
    description: 'Supplier code of the catalogue.',
    missing: 'Escolhe a tua comercializadora ou «Não sei»',
    list: true,
    placeholder: 'Escolhe a comercializadora',
    options: [unknown, ['other', 'Outra'], ...suppliers],
  }),
}
