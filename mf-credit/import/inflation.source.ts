import { jsonOf } from 'shared-lib/import/fetch/download'
import { figureSource } from 'shared-lib/import/fetch/figure-source'
import { monthsOfCube } from 'shared-lib/import/fetch/json-stat'
import { lastWhole, type MonthlyFigures } from 'shared-lib/rules/dated/monthly-figures'
import { monthlyImports } from './monthly-imports'

/** All items, change on the month a year before, as published: `prc_hicp_manr` ended in December 2025. */
const address =
  'https://ec.europa.eu/eurostat/api/dissemination/statistics/1.0/data/prc_hicp_minr?format=JSON&lang=EN&freq=M&unit=RCH_A&coicop18=TOTAL&geo=PT'

/** Final and provisional ones; a flash estimate (`e`) is replaced within weeks and left out. */
const statuses = ['', 'p']

export const source = figureSource<MonthlyFigures>({
  name: 'inflation',
  publisher: 'Eurostat',
  ...monthlyImports.inflation,
  docs: 'https://ec.europa.eu/eurostat/web/user-guides/data-browser/api-data-access/api-getting-started/api',
  from: (held) => lastWhole(held, ['rate']),
  source: 'Eurostat, índice harmonizado de preços (prc_hicp_minr)',
  columns: async (download, from) => ({
    rate: monthsOfCube(jsonOf(await download(`${address}&sinceTimePeriod=${from}`)), 'time', statuses),
  }),
})
