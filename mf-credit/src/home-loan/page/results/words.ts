/** Names of the TAN by kind of rate: of a mixed loan it is the first one. */
export const kinds = { mixed: 'inicial', variable: 'variável', fixed: 'fixa' } as const

export const kindNames = { fixed: 'Fixa', mixed: 'Mista', variable: 'Variável' } as const
