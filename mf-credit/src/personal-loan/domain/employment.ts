/** Employment as every credit product asks for it, in the words of the household card. */
export const employmentStatuses = {
  employed: 'Por conta de outrem, sem termo',
  fixedTerm: 'Por conta de outrem, a termo',
  selfEmployed: 'Por conta própria',
  student: 'Estudante',
  retired: 'Na reforma',
  unemployed: 'Sem emprego',
} as const
