import { held } from './held'

export const deedCostsLimits: readonly string[] = [
  'Isenções, além da de compradores jovens.',
  'Permutas, heranças e doações.',
  'Compras por empresas.',
  'Outros prédios na mesma escritura.',
  'Seguros da casa e de vida.',
  ...held(
    'property.imt.own-permanent-home.mainland',
    'property.imt.young.mainland',
    'property.separate-registration.fee',
    'property.bank-fees',
    'home-loan.stamp-duty',
  ),
]
