/** Stages of every journey, in order. */
export const journeyStages = ['Simulação', 'Resultados', 'Resumo', 'Contacto'] as const
