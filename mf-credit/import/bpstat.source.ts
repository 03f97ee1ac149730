import { bpstatDocs, bpstatSeries } from 'shared-lib/import/fetch/bpstat'
import { figureSource } from 'shared-lib/import/fetch/figure-source'
import { lastWhole, type MonthlyFigures } from 'shared-lib/rules/dated/monthly-figures'
import { monthlyImports } from './monthly-imports'

/** Numbers of the series by column, with a pattern for their Portuguese labels. */
const series = {
  'deposit-rate': { rate: [12_519_805, /depósitos a prazo até 1 ano dos particulares/i] },
  'market-taeg': {
    personal: [13_168_943, /TAEG|encargos/i],
    education: [13_168_938, /TAEG|encargos/i],
    carUsed: [13_168_941, /TAEG|encargos/i],
  },
  'card-taeg': { taeg: [13_168_964, /TAEG|encargos/i] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly [id: number, label: RegExp]>>>>

const sourceOf = (name: keyof typeof series) =>
  figureSource<MonthlyFigures>({
    name,
    publisher: 'Banco de Portugal, BPstat',
    docs: bpstatDocs,
    ...monthlyImports[name],
    from: (held) => lastWhole(held, Object.keys(series[name])),
    source: `Banco de Portugal, BPstat, ${Object.values(series[name]).length > 1 ? 'séries' : 'série'} ${Object.values(
      series[name],
    )
      .map(([id]) => id)
      .join(', ')}`,
    async columns(download) {
      const found = Object.entries<readonly [number, RegExp]>(series[name]).map(
        async ([column, [id, label]]) => [column, await bpstatSeries(download, id, label)] as const,
      )
      return Object.fromEntries(await Promise.all(found))
    },
  })

export const sources = (['deposit-rate', 'market-taeg', 'card-taeg'] as const).map(sourceOf)
