import { deploymentMeta } from './deployment-meta'
import { htmlCustomData, webTypes } from './editor-data'
import { bareContract, sampleContract } from './sample-contract.fixture'

const widgets = [sampleContract, bareContract]

describe('VS Code', () => {
  const data = htmlCustomData(widgets)
  const attribute = (name: string) => data.tags[0]?.attributes.find((one) => one.name === name)

  it('offers every tag with title and description', () => {
    expect(data.version).toBe(1.1)
    expect(data.tags.map(({ name }) => name)).toEqual(['qp-tariff-sample', 'qp-bare'])
    expect(data.tags[0]?.description).toEqual({
      kind: 'markdown',
      value: '**Amostra de tarifa**\n\nMostra uma tarifa. Para guias.',
    })
  })

  it.each([
    ['monthly-kwh', 'Consumo por mês (mínimo 1, máximo 20000, por omissão 250)'],
    ['heading', 'Título (até 80 caracteres)'],
    ['gas', 'Com gás'],
  ])('explains %s as "%s"', (name, description) => expect(attribute(name)?.description).toBe(description))

  it('completes the values of a choice and writes a flag bare', () => {
    expect(attribute('plan')?.values).toEqual([
      { name: 'simple' },
      { name: 'bi-hourly', description: 'Bi-horária' },
    ])
    expect(attribute('supplier')?.values).toContainEqual({ name: 'END', description: 'Endesa' })
    expect(attribute('hide-intro')?.valueSet).toBe('v')
    expect(attribute('heading')).not.toHaveProperty('values')
    expect(attribute('heading')).not.toHaveProperty('valueSet')
  })
})

describe('JetBrains', () => {
  const data = webTypes('mf-sample', '1.2.0', widgets)
  const [element, bare] = data.contributions.html.elements

  it('names the library and its version', () => {
    expect(data).toMatchObject({ name: 'mf-sample', version: '1.2.0', 'js-types-syntax': 'typescript' })
  })

  it('types attributes, properties and events', () => {
    expect(element?.attributes.find(({ name }) => name === 'plan')).toMatchObject({
      default: 'simple',
      required: false,
      value: { kind: 'plain', type: "'simple' | 'bi-hourly'" },
    })
    expect(element?.attributes.find(({ name }) => name === 'hide-intro')?.value).toEqual({
      kind: 'no-value',
      type: 'boolean',
    })
    expect(element?.js.properties).toContainEqual({ name: 'monthlyKwh', type: 'number' })
    expect(element?.js.events.map(({ name }) => name)).toEqual(['qp:quote-ready', 'qp:closed'])
    expect(bare).toMatchObject({ attributes: [], js: { properties: [], events: [] } })
  })
})

it('puts four files into a deployment, all plain JSON', () => {
  const meta = deploymentMeta({ name: 'mf-sample', version: '1.2.0', widgets, entry: 'entry.js' })
  expect(Object.keys(meta)).toEqual([
    'custom-elements.json',
    'storyblok-components.json',
    'html-custom-data.json',
    'web-types.json',
  ])
  expect(JSON.parse(JSON.stringify(meta))).toEqual(meta)
  expect(meta['custom-elements.json'].modules[0]?.path).toBe('browser/entry.js')
})
