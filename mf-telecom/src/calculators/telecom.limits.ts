/** Costs that the sums of contracts do not cover. Portuguese. */
export const contractLimits: readonly string[] = [
  'Telemóveis e equipamentos comprados com desconto ou a prestações: têm uma conta à parte.',
  'Contratos de empresas.',
  'As subidas de preço dos próximos anos: experimentas tu o valor.',
]

export const exitLimits: readonly string[] = [
  ...contractLimits.slice(0, 2),
  'Casos em que sais sem pagar, como o desemprego ou uma mudança do contrato.',
]
