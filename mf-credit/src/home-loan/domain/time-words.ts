/** `1 ano`, `30 anos` */
export const yearsText = (count: number): string => (count === 1 ? '1 ano' : `${count} anos`)

/** `1 mês`, `34 meses`, `2 anos e 10 meses` from two years on. */
export function monthsText(count: number): string {
  const months = (left: number) => (left === 1 ? '1 mês' : `${left} meses`)
  if (count < 24) return months(count)
  const [years, left] = [Math.floor(count / 12), count % 12]
  return left === 0 ? yearsText(years) : `${yearsText(years)} e ${months(left)}`
}
