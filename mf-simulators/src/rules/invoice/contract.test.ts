import cases from './contract.test.json'
import data from './testing/contract.json'
import { readText } from './testing/read-text'

const base = 'CPE PT0002000011114242AB\nConsumo 300 kWh'
const read = (lines: string) => readText(`${base}\n${lines}`)

it.each(data.meters as [string, string, null | string][])(
  'reads of %j the meter %s and the cycle %s',
  (lines, meter, cycle) => {
    const fields = read(lines)
    expect([fields.meter, fields.cycle ?? null]).toEqual([meter, cycle])
  },
)

it.each(data.powers as [string, string | null][])('reads of %j the power %s', (line, power) =>
  expect(read(line).contractedPower ?? null).toBe(power),
)

it.each(data.tiers as [string, string | null][])('reads of %j the tier %s', (line, tier) =>
  expect(readText(`Gás natural CUI PT1604000027272828QR\nConsumo 80 kWh\n${line}`).gasTier ?? null).toBe(
    tier,
  ),
)

it.each(data.suppliers as [string, string | null][])('reads of %j the supplier %s', (line, supplier) =>
  expect(read(line).currentProvider ?? null).toBe(supplier),
)

it.each(cases.postalCode as [string, string, string | null][])('reads a postal code %s', (_, lines, code) =>
  expect(read(lines).postalCode ?? null).toBe(code),
)

it.each(cases.energy as [string, string, string | null][])('knows the energy by %s', (_, lines, energy) =>
  expect(readText(lines).energyType ?? null).toBe(energy),
)
