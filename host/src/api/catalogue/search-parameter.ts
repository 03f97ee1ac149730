/** Parameter of the list: what is searched for. */
export const searchParameter = 'q'
