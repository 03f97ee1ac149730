/** `21000,5` → `21.000,5`; any text but a plain number stays as it is. */
export const groupedDigits = (text: string) =>
  text.replace(/^-?\d{4,30}(?=$|,\d*$)/, (whole) => whole.replace(/\d(?=(\d{3})+$)/g, '$&.'))
