import { homeLoanQuery, lisbonQuery, personalLoanQuery, telecomQuery } from '../journeys/homes'

/** Pages to leaf through, by the name of their pictures: every kind of page, and every product where it answers. */
export const lookPages: Readonly<Record<string, string>> = {
  home: '/',
  'energy-landing': '/energia',
  'energy-question': '/energia/simular',
  'energy-results': `/energia/resultados?${lisbonQuery}`,
  'insurance-question': '/seguros/simular',
  'insurance-accident': '/seguros/acidente',
  'telecom-question': '/tv-net-voz/simular',
  'telecom-results': `/tv-net-voz/resultados?${telecomQuery}`,
  'personal-loan-results': `/credito-pessoal/resultados?${personalLoanQuery}`,
  'home-loan-landing': '/credito-habitacao',
  'home-loan-results': `/credito-habitacao/resultados?${homeLoanQuery}`,
  'credit-card-results': '/cartao-de-credito/resultados?pays=minimum&balance=1500',
  'deposits-results': '/depositos-a-prazo/resultados?amount=10000&horizon=12&mayLock=true&origin=newBank',
  calculators: '/simuladores',
  'net-salary': '/simuladores/salario-liquido',
  irs: '/simuladores/irs',
  guide: '/guias/como-escolher-tarifa-de-eletricidade',
  glossary: '/glossario',
  figures: '/numeros',
  design: '/estilo',
}

export const lookWidths = [390, 1280] as const
export const lookSchemes = ['light', 'dark'] as const
