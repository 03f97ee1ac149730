import type { Fault } from '../fault'

export const importers: readonly Fault[] = [
  {
    name: 'a row with too few cells is read',
    file: 'shared-lib/import/table.ts',
    find: `if (cells.length < found.length) {`,
    replace: `if (cells.length === 0) {`,
    caughtBy: 'mf-energy/import/wrong-files.test.ts',
  },
  {
    name: 'a price of zero is imported',
    file: 'mf-energy/import/tariff-list/list-prices.ts',
    find: `value !== undefined && value > 0`,
    replace: `value !== undefined && value >= 0`,
    caughtBy: 'mf-energy/import/tariff-list/tariff-list.test.ts',
  },
  {
    name: 'the cost of regulation is left out of a price',
    file: 'mf-energy/import/tariff-list/list-prices.ts',
    find: `inMillionths(price + apart)`,
    replace: `inMillionths(price)`,
    caughtBy: 'mf-energy/import/tariff-list/tariff-list.test.ts',
  },
  {
    name: 'a damaged file in a ZIP is read',
    file: 'mf-energy/import/zip.ts',
    find: `if (crc32(content) !== bytes.readUInt32LE(entry + 16)) throw`,
    replace: `if (content.length > mostBytes) throw`,
    caughtBy: 'mf-energy/import/zip.test.ts',
  },
  {
    name: 'a catalogue older than the one that is held is imported',
    file: 'shared-lib/import/catalogue-import.ts',
    find: `if (data.asOf < current.asOf) stop(`,
    replace: `if (data.asOf === '') stop(`,
    caughtBy: 'shared-lib/import/catalogue-import.test.ts',
  },
  {
    name: 'a month of the Euribor may be left out',
    file: 'shared-lib/import/credit/euribor.import.ts',
    find: `!months.has(month) && month !== monthAfter(newestOf(months))`,
    replace: `!months.has(month) && month < newestOf(months)`,
    caughtBy: 'shared-lib/import/credit/renewal.test.ts',
  },
  {
    name: 'an average of the current month is imported',
    file: 'shared-lib/import/credit/euribor.import.ts',
    find: `month >= compiled.slice(0, 7)`,
    replace: `month > compiled.slice(0, 7)`,
    caughtBy: 'shared-lib/import/credit/renewal.test.ts',
  },
]
