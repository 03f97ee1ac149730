import { heldPeriods } from 'shared-lib/rules/dated/held-periods'
import { regionNames } from 'shared-lib/rules/property/region'
import { type Region, regions } from '../../data/parameters/payroll/withholding-periods'
import {
  type Income,
  type MaritalStatus,
  tableNumber,
} from '../../data/parameters/payroll/withholding-table-choice'
import { type WithholdingPeriod, withholdingPeriods } from '../../data/parameters/payroll/withholding-tables'

/** Whom tables are for. */
const groups: readonly { readonly of: string; readonly income: Income; readonly disability: boolean }[] = [
  { of: 'trabalho', income: 'work', disability: false },
  { of: 'trabalho com deficiência', income: 'work', disability: true },
  { of: 'pensões', income: 'pension', disability: false },
  { of: 'pensões com deficiência', income: 'pension', disability: true },
]
type Group = (typeof groups)[number]

const statuses: readonly MaritalStatus[] = ['single', 'oneEarner', 'twoEarners']

/** Every table that a person of the group may need; undefined where its number is not even known. */
const tablesFor = (period: WithholdingPeriod, region: Region, { income, disability }: Group) =>
  statuses.flatMap((status) =>
    [0, 1].map((dependents) => {
      const number = tableNumber({ period: period.id, region, income, status, dependents, disability })
      return number === undefined ? undefined : period.regions[region].tables.get(number)
    }),
  )

type Table = ReturnType<typeof tablesFor>[number]
const isMissing = (table: Table) => table === undefined

function places(group: Group, isSo: (table: Table) => boolean): readonly string[] {
  return regions.flatMap((region) => {
    const periods = withholdingPeriods.filter((period) => tablesFor(period, region, group).some(isSo))
    const when = heldPeriods(periods)
    return when === undefined ? [] : [`${regionNames[region]}, ${when}`]
  })
}

const sentence = (words: string, incomes: readonly Income[], isSo: (table: Table) => boolean) =>
  groups.flatMap((group) => {
    if (!incomes.includes(group.income)) return []
    const found = places(group, isSo)
    return found.length > 0 ? [`${words} de ${group.of}: ${found.join('; ')}.`] : []
  })

/** Withholding tables that no source shows: those answers are unknown. */
export const missingTables = (...incomes: readonly Income[]): readonly string[] => [
  ...sentence('Tabelas de retenção em falta,', incomes, isMissing),
]
