/** Subjects that a visitor may ask to be called about. Codes travel in leads. */
export const productNames = {
  energy: 'Eletricidade e gás',
  telecom: 'TV, net e voz',
  'car-insurance': 'Seguro auto ou de mota',
  'home-loan': 'Crédito habitação',
  'personal-loan': 'Crédito pessoal',
  'credit-card': 'Cartão de crédito',
  'term-deposit': 'Depósito a prazo',
} as const

export type Product = keyof typeof productNames

export const products = Object.keys(productNames) as readonly Product[]

export const productOptions = products.map((value) => ({ value, label: productNames[value] }))
