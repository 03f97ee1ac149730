const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Longer than anybody plans. */
const most = 600

/** `17 meses`, `4 anos e 5 meses`, `mais de 50 anos`. */
export function monthsWords(months: number): string {
  if (months > most) return `mais de ${most / 12} anos`
  if (months < 24) return plural(months, 'mês', 'meses')
  const rest = months % 12
  const years = plural(Math.floor(months / 12), 'ano', 'anos')
  return rest === 0 ? years : `${years} e ${plural(rest, 'mês', 'meses')}`
}
