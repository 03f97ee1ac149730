/** Key of the household card in `localStorage`. */
export const cardKey = 'qp:household'
