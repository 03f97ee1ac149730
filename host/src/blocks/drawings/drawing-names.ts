/** The drawings that an editor may choose. */
export const drawingNames = ['paper', 'mixed-rate', 'accident'] as const

export type DrawingName = (typeof drawingNames)[number]
