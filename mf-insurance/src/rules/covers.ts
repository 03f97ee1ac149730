/** Covers of a policy, in reading order. Levels are the three usual packages, as DECO PROteste lists them. */
export const covers = {
  liabilityMandatory: { label: 'Responsabilidade civil obrigatória', level: 1 },
  liabilityOptional: { label: 'Responsabilidade civil facultativa', level: 1 },
  travelAssistance: { label: 'Assistência em viagem', level: 1 },
  legalProtection: { label: 'Proteção jurídica', level: 1 },
  occupants: { label: 'Ocupantes e condutor', level: 1 },
  glass: { label: 'Quebra de vidros', level: 2 },
  fire: { label: 'Incêndio, raio e explosão', level: 2 },
  theft: { label: 'Furto ou roubo', level: 2 },
  replacementCar: { label: 'Veículo de substituição', level: 2 },
  naturalEvents: { label: 'Fenómenos da natureza', level: 3 },
  vandalism: { label: 'Atos de vandalismo', level: 3 },
  collision: { label: 'Choque, colisão e capotamento', level: 3 },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly level: 1 | 2 | 3 }>>

export type Cover = keyof typeof covers

export const coverKeys = Object.keys(covers) as readonly Cover[]

const upTo = (level: number) => coverKeys.filter((key) => covers[key].level <= level)

/** The packages that insurers usually sell: a description, and no promise of what a policy holds. */
export const packages = {
  thirdParty: upTo(1),
  thirdPartyPlus: upTo(2),
  ownDamage: upTo(3),
} as const satisfies Readonly<Record<string, readonly Cover[]>>

type Package = keyof typeof packages
export const packageKeys = Object.keys(packages) as readonly Package[]

/** The kind of cover a visitor may look for. */
export type InsuranceType = 'mandatory' | 'glass' | 'robbery' | 'all'

/** The covers behind each of these types. `glass` lies between two packages. */
export const coversOf: Readonly<Record<InsuranceType, readonly Cover[]>> = {
  mandatory: packages.thirdParty,
  glass: [...packages.thirdParty, 'glass'],
  robbery: packages.thirdPartyPlus,
  all: packages.ownDamage,
}

export const insuranceTypes = Object.keys(coversOf) as readonly InsuranceType[]

/** Short names, for the head of a column on a phone. */
export const typeNames: Readonly<Record<InsuranceType, string>> = {
  mandatory: 'Terceiros',
  glass: 'Com vidros',
  robbery: 'Com roubo',
  all: 'Danos próprios',
}
