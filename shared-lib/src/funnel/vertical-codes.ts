/** Code of the product that a lead or a funnel is about, by its name in events and leads; as routes declare it. */
export const verticalCodes = { energy: 'EN', telecom: 'BB' } as const

/** What a lead is about, in the words after «pedido de». */
export const productNames: Readonly<Record<string, string>> = {
  energy: 'energia',
  telecom: 'TV, net e voz',
  'bank-checkout': 'crédito',
}
