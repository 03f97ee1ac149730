/** Costs that neither the bill nor the ranking covers. Portuguese. */
export const energyLimits: readonly string[] = [
  'Açores e Madeira.',
  'A contribuição audiovisual reduzida de quem recebe certas prestações sociais.',
  'A taxa DGEG: mostra-se à parte, fora dos totais.',
]
