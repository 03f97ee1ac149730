import type { Cover, InsuranceType } from './covers'
import { coversOf } from './covers'

export type Vehicle = 'car' | 'motorbike'

/** Payers other than one's own policy: the other driver's liability, or the state's guarantee fund. */
type Elsewhere = 'otherLiability' | 'guaranteeFund'

interface Scenario {
  /** Everyday Portuguese. */
  readonly label: string
  /** Where a motorbike needs other words. */
  readonly motorbike?: string
  /** Any one of these is enough. */
  readonly paidBy: readonly (Cover | Elsewhere)[]
  readonly tip?: string
  /** Depends on the policy, which has to be read there. */
  readonly policy?: true
  /** Happens to this vehicle alone. */
  readonly only?: Vehicle
}

/** Cases on the road, and who pays. Bases: DL 291/2007, art. 4, 11, 14, 27, 42 and 47 ff.; else the policy. */
const scenarios = {
  'my-fault-other-car': {
    label: 'Bati noutro carro por minha culpa: o carro do outro',
    paidBy: ['liabilityMandatory'],
  },
  'my-fault-my-car': {
    label: 'Bati por minha culpa: o meu carro',
    motorbike: 'Bati por minha culpa: a minha mota',
    paidBy: ['collision'],
    tip: 'A franquia fica sempre por tua conta.',
  },
  'my-fault-me-hurt': {
    label: 'Bati por minha culpa: eu, que conduzia, fiquei ferido',
    paidBy: ['occupants'],
    tip: 'Só se a apólice tiver proteção do condutor.',
  },
  'my-fault-passenger': {
    label: 'Bati por minha culpa: quem ia comigo ficou ferido',
    paidBy: ['liabilityMandatory'],
    tip: 'As coisas dos teus familiares ficam de fora.',
  },
  'other-fault-insured': {
    label: 'A culpa é do outro, que tem seguro',
    paidBy: ['otherLiability'],
    tip: 'Assinem os dois a declaração amigável.',
  },
  'other-fault-uninsured': {
    label: 'A culpa é do outro, que não tem seguro',
    paidBy: ['guaranteeFund'],
    tip: 'Paga o Fundo de Garantia Automóvel.',
  },
  'hit-and-run': {
    label: 'Bateram-me no carro estacionado e fugiram',
    motorbike: 'Bateram-me na mota estacionada e fugiram',
    paidBy: ['collision'],
    tip: 'Pergunta pela franquia e se conta como acidente teu.',
  },
  glass: {
    label: 'Uma pedra partiu o para-brisas',
    motorbike: 'Uma pedra partiu o vidro da mota',
    paidBy: ['glass'],
    tip: 'Pergunta qual é o valor máximo e se há franquia.',
    policy: true,
  },
  theft: {
    label: 'Roubaram-me o carro',
    motorbike: 'Roubaram-me a mota',
    paidBy: ['theft'],
    tip: 'Paga o valor naquele dia, não o que pagaste por ele.',
    policy: true,
  },
  'things-inside': {
    label: 'Partiram o vidro e levaram o portátil: o vidro',
    motorbike: 'Forçaram a mala da mota e levaram o portátil: o vidro',
    paidBy: ['glass'],
    tip: 'O portátil quase nunca está coberto; às vezes paga o seguro da casa.',
    policy: true,
  },
  fire: {
    label: 'O carro ardeu por um curto-circuito',
    motorbike: 'A mota ardeu por um curto-circuito',
    paidBy: ['fire'],
    policy: true,
  },
  storm: {
    label: 'Granizo, uma cheia ou uma árvore estragaram o carro',
    motorbike: 'Granizo, uma cheia ou uma árvore estragaram a mota',
    paidBy: ['naturalEvents'],
    tip: 'Vê a partir de que vento a apólice fala em tempestade.',
    policy: true,
  },
  vandalism: {
    label: 'Riscaram-me o carro',
    motorbike: 'Riscaram-me a mota',
    paidBy: ['vandalism'],
    policy: true,
  },
  breakdown: {
    label: 'O carro não pega ou tem um furo',
    motorbike: 'A mota não pega ou tem um furo',
    paidBy: ['travelAssistance'],
    tip: 'Vê quantas vezes por ano e se vale à porta de casa.',
    policy: true,
  },
  'wild-animal': {
    label: 'Bati num javali ou num cão',
    paidBy: ['collision'],
    tip: 'Em autoestrada chama a GNR: a concessionária pode ter de pagar.',
  },
  'no-car-repair': {
    label: 'Fico sem carro durante a reparação e a culpa é minha',
    motorbike: 'Fico sem mota durante a reparação e a culpa é minha',
    paidBy: ['replacementCar'],
    policy: true,
  },
  'no-car-other': {
    label: 'Fico sem carro durante a reparação e a culpa é do outro',
    motorbike: 'Fico sem mota durante a reparação e a culpa é do outro',
    paidBy: ['otherLiability'],
    tip: 'Desde que a seguradora dele assuma a culpa toda.',
  },
  dispute: {
    label: 'Não nos entendemos sobre a culpa: o advogado',
    paidBy: ['legalProtection'],
    policy: true,
  },
  alcohol: {
    label: 'Conduzi com álcool a mais e feri alguém',
    paidBy: ['liabilityMandatory'],
    tip: 'A vítima recebe; depois a seguradora pede-te tudo de volta.',
  },
  abroad: {
    label: 'Tive um acidente em Espanha por minha culpa: o outro',
    paidBy: ['liabilityMandatory'],
    tip: 'Fora do Espaço Económico Europeu pede o certificado internacional.',
  },
  'moto-fall': {
    label: 'Caí sozinho de mota e fiquei ferido',
    paidBy: ['occupants'],
    tip: 'Só com proteção do condutor; capacete e roupa têm cobertura à parte.',
    only: 'motorbike',
  },
} as const satisfies Readonly<Record<string, Scenario>>

export type ScenarioKey = keyof typeof scenarios

export const scenarioKeys = Object.keys(scenarios) as readonly ScenarioKey[]

export const scenario = (key: ScenarioKey): Scenario => scenarios[key]

/** One's own policy pays, another party does, or neither: then it is the visitor. */
export type Payer = 'policy' | 'other' | 'nobody'

/** Who pays an accident for a driver with these covers. */
export function payerOf(key: ScenarioKey, held: readonly Cover[]): Payer {
  const { paidBy } = scenario(key)
  if (paidBy.some((one) => held.some((cover) => cover === one))) return 'policy'
  return paidBy.some((one) => one === 'otherLiability' || one === 'guaranteeFund') ? 'other' : 'nobody'
}

/** The accidents of a vehicle, in order. */
export const scenariosOf = (vehicle: Vehicle): readonly ScenarioKey[] =>
  scenarioKeys.filter((key) => (scenario(key).only ?? vehicle) === vehicle)

export const scenarioLabel = (key: ScenarioKey, vehicle: Vehicle): string => {
  const { label, motorbike } = scenario(key)
  return vehicle === 'motorbike' ? (motorbike ?? label) : label
}

/** The accidents that stay with the visitor. */
export const unpaid = (type: InsuranceType, vehicle: Vehicle): readonly ScenarioKey[] =>
  scenariosOf(vehicle).filter((key) => payerOf(key, coversOf[type]) === 'nobody')
