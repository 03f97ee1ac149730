const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** `1 mês`, `34 meses` */
export const monthsText = (count: number): string => counted(count, 'mês', 'meses')

/** `1 ano`, `30 anos` */
export const yearsText = (count: number): string => counted(count, 'ano', 'anos')

/** `17 meses`, `4 anos e 5 meses`, `2 anos`. @param fromMonths least months to write as years; 12 or more */
export function monthsInWords(months: number, fromMonths = 24): string {
  if (months < fromMonths) return monthsText(months)
  const [years, rest] = [Math.floor(months / 12), months % 12]
  return rest === 0 ? yearsText(years) : `${yearsText(years)} e ${monthsText(rest)}`
}
