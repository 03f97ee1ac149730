/** Apart from the other messages: a first question may ask for a plate. */
export const plateMessage = 'Matrícula inválida'
