/** Bill of September 2026 on the income of 2026, which was no law by 28 November 2026. */
const bill =
  'Em setembro de 2026 o Governo propôs baixar as taxas dos rendimentos deste ano (Proposta de Lei n.º 108/XVII)'

export const ratesMayFall = `${bill}. Contamos as taxas da lei em vigor: se a proposta for aprovada, o teu IRS desce.`

export const tablesMayFall = `${bill} e anunciou novas tabelas de retenção a partir de novembro. Contamos as tabelas em vigor: se mudarem, descontas menos.`
