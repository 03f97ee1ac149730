/** What the TAN of a rate is called: of a mixed loan it is the first one. */
export const kinds = { mixed: 'inicial', variable: 'variável', fixed: 'fixa' } as const
