/** The drawings that an editor may choose. */
export const drawingNames = {
  paper: 'Fatura ou recibo',
  'mixed-rate': 'Taxa mista em dois tempos',
  accident: 'Acidente: quem paga cada dano',
} as const

export type DrawingName = keyof typeof drawingNames
