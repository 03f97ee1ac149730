/** Id of the sheet with the one field of today, for the mark and the chip that open it. */
export const todaySheet = 'hoje'
