import type { PeriodId, Region } from './withholding-periods'

export type Income = 'work' | 'pension'
/** Not married; married with one earner; married with two earners. Civil unions count as marriages. */
export type MaritalStatus = 'single' | 'oneEarner' | 'twoEarners'

/** Table numbers for [without dependents, with one or more]. */
type ByStatus = Readonly<Record<MaritalStatus, readonly [string, string]>>
/** Without and with a disability of 60 % or more. */
type ByDisability = readonly [ByStatus, ByStatus]

const usual: Readonly<Record<Income, ByDisability>> = {
  work: [
    { single: ['I', 'II'], oneEarner: ['III', 'III'], twoEarners: ['I', 'I'] },
    { single: ['IV', 'V'], oneEarner: ['VII', 'VII'], twoEarners: ['IV', 'VI'] },
  ],
  pension: [
    { single: ['VIII', 'VIII'], oneEarner: ['IX', 'IX'], twoEarners: ['VIII', 'VIII'] },
    { single: ['X', 'X'], oneEarner: ['XI', 'XI'], twoEarners: ['X', 'X'] },
  ],
}

// Until August 2024 Madeira kept the tables of 2023, where dependents of a married worker choose another table.
const madeira2023: Readonly<Record<'work', ByDisability>> = {
  work: [
    {
      single: ['M23-I', 'M23-II'],
      oneEarner: ['M23-IV', 'M23-V'],
      twoEarners: ['M23-I', 'M23-III'],
    },
    {
      single: ['M23-VI', 'M23-VII'],
      oneEarner: ['M23-IX', 'M23-X'],
      twoEarners: ['M23-VI', 'M23-VIII'],
    },
  ],
}

interface TableQuestion {
  readonly period: PeriodId
  readonly region: Region
  readonly income: Income
  readonly status: MaritalStatus
  readonly dependents: number
  readonly disability: boolean
}

/** Number of the table that applies, whether or not it was found. The pension tables of the 2023 model have none here. */
export function tableNumber({ period, region, income, status, dependents, disability }: TableQuestion) {
  const old = period === '2024-01' && region === 'madeira'
  const tables = old ? (income === 'work' ? madeira2023.work : undefined) : usual[income]
  return tables?.[disability ? 1 : 0][status][dependents > 0 ? 1 : 0]
}

/** Whom each table is for, by its heading. */
export const tableTitles: Readonly<Record<string, string>> = {
  I: 'trabalho, não casado sem dependentes ou casado com dois titulares',
  II: 'trabalho, não casado com dependentes',
  III: 'trabalho, casado com um titular',
  IV: 'trabalho com deficiência, não casado ou casado com dois titulares, sem dependentes',
  V: 'trabalho com deficiência, não casado com dependentes',
  VI: 'trabalho com deficiência, casado com dois titulares e dependentes',
  VII: 'trabalho com deficiência, casado com um titular',
  VIII: 'pensões, não casado ou casado com dois titulares',
  IX: 'pensões, casado com um titular',
  X: 'pensões com deficiência, não casado ou casado com dois titulares',
  XI: 'pensões com deficiência, casado com um titular',
  'M23-I': 'trabalho, não casado ou casado com dois titulares, sem dependentes',
  'M23-II': 'trabalho, não casado com dependentes',
  'M23-III': 'trabalho, casado com dois titulares e dependentes',
  'M23-IV': 'trabalho, casado com um titular, sem dependentes',
  'M23-V': 'trabalho, casado com um titular e dependentes',
  'M23-VI': 'trabalho com deficiência, não casado ou casado com dois titulares, sem dependentes',
  'M23-VII': 'trabalho com deficiência, não casado com dependentes',
  'M23-VIII': 'trabalho com deficiência, casado com dois titulares e dependentes',
  'M23-IX': 'trabalho com deficiência, casado com um titular, sem dependentes',
  'M23-X': 'trabalho com deficiência, casado com um titular e dependentes',
}
