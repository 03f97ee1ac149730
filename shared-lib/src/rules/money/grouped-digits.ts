/** `250000` → `250.000` */
export const groupThousands = (digits: string) => digits.replace(/\d(?=(\d{3})+$)/g, '$&.')

/** `21000,5` → `21.000,5`; any text but a plain number stays as it is. */
export const groupedDigits = (text: string) => text.replace(/^\d{4,12}(?=$|,\d*$)/, groupThousands)
