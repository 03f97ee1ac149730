const timeZone = 'Europe/Lisbon'
const date = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone })
const clock = new Intl.DateTimeFormat('pt-PT', { timeStyle: 'short', timeZone })

/** `22 de novembro de 2026`, in Lisbon; `time` is ISO. */
export const lisbonDate = (time: string) => date.format(new Date(time))

/** `22 de novembro de 2026, às 10:15` */
export const lisbonMoment = (time: string) => `${lisbonDate(time)}, às ${clock.format(new Date(time))}`
