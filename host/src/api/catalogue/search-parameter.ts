/** Parameter of the list with the searched words. */
export const searchParameter = 'q'
