// Apart from the other texts: the first step of a form or funnel needs these alone.

export const requiredMessage = 'Este campo é obrigatório'
export const choiceMessage = 'Escolhe uma das opções'
export const dateMessage = 'Insere uma data válida'
