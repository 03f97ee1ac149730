/** Employment as the household card keeps it, and as questions about it show it. */
export const employment = {
  employed: 'Por conta de outrem, sem termo',
  fixedTerm: 'Por conta de outrem, a termo',
  selfEmployed: 'Por conta própria',
  student: 'Estudante',
  retired: 'Na reforma',
  unemployed: 'Sem emprego',
} as const
