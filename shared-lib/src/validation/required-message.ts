/** Apart from the other texts: a funnel's first step needs this one alone. */
export const requiredMessage = 'Este campo é obrigatório'
