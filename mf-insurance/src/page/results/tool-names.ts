/** Parameter of an address that marks a tool's form as sent. */
export const sentName = (id: string) => `${id}-enviado`

/** Tools by the page that holds them. */
const tools = {
  results: ['impostos', 'prestacoes', 'franquia', 'danos-proprios'],
  accident: ['prazos', 'perda-total'],
  renewal: ['renovacao', 'venda'],
} as const

export const sentNames: Readonly<Record<keyof typeof tools, readonly string[]>> = {
  results: tools.results.map(sentName),
  accident: tools.accident.map(sentName),
  renewal: tools.renewal.map(sentName),
}
