/** `2025-10` → `10/2025` */
export const shortMonth = (month: string): string => month.split('-').reverse().join('/')
