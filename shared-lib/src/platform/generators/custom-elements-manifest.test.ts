import { lookParts, looks } from '../../contract/theming'
import { customElementsManifest } from './custom-elements-manifest'
import { bareContract, sampleContract } from './sample-contract.fixture'
import cases from './testing/custom-elements-manifest.json'

const manifest = customElementsManifest([sampleContract, bareContract], 'browser/entry.js')
const [script] = manifest.modules
const [declaration, bare] = script?.declarations ?? []
const attribute = (name: string) => declaration?.attributes.find((one) => one.name === name)

it('names the schema that it follows and the script that has the tags', () => {
  expect(manifest.schemaVersion).toBe('1.0.0')
  expect(script).toMatchObject({ kind: 'javascript-module', path: 'browser/entry.js' })
  expect(script?.exports).toEqual(cases.exports)
})

it('declares a class per tag', () => {
  expect(declaration).toMatchObject({
    kind: 'class',
    customElement: true,
    name: 'QpTariffSample',
    tagName: 'qp-tariff-sample',
    summary: 'Amostra de tarifa',
    description: 'Mostra uma tarifa. Para guias.',
  })
  expect(bare).toMatchObject({ attributes: [{ name: 'theme' }], members: [], events: [] })
  for (const one of [declaration, bare]) {
    expect(one?.cssProperties.map(({ name }) => name)).toEqual(Object.keys(looks))
    expect(one?.cssParts).toEqual([{ name: 'ground', description: lookParts.ground }])
  }
})

it.each([
  ['monthly-kwh', 'monthlyKwh', 'number', '250'],
  ['price', 'price', 'number', undefined],
  ['plan', 'plan', "'simple' | 'bi-hourly'", "'simple'"],
  ['gas', 'gas', "'yes' | 'no'", undefined],
  ['supplier', 'supplier', "'EDPC' | 'END'", undefined],
  ['note', 'note', 'string', "'Sem IVA'"],
  ['rows', 'rows', 'unknown', '[1]'],
  ['hide-intro', 'hideIntro', 'boolean', 'false'],
])('types %s and its property %s as %s, by default %s', (name, fieldName, text, value) => {
  expect(attribute(name)).toMatchObject({ fieldName, type: { text } })
  expect(attribute(name)?.default).toBe(value)
  const member = declaration?.members.find((one) => one.name === fieldName)
  expect(member).toMatchObject({ kind: 'field', type: { text } })
})

it('types events by what they carry, under the name a page hears', () => {
  expect(declaration?.events).toEqual([
    {
      name: 'qp:quote-ready',
      type: { text: 'CustomEvent<{ totalCents: number; final: boolean; label: string }>' },
    },
    { name: 'qp:closed', type: { text: 'CustomEvent<{}>' } },
  ])
})
