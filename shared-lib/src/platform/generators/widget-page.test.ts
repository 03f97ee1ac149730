import { parseAttribute } from '../../contract/attributes'
import { bareContract, sampleContract } from './sample-contract.fixture'
import cases from './testing/widget-page.json'
import { widgetIndex, widgetPage } from './widget-page'

const home = {
  name: 'mf-sample',
  owner: 'Equipa Amostra',
  routes: [
    { path: '/amostra', widget: 'qp-bare' as const },
    { path: '/outra', widget: 'qp-other' as const },
  ],
}
const page = widgetPage(sampleContract, home)
const bare = widgetPage(bareContract, home)
const section = (text: string, title: string) => text.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''

it('opens with the title, the tag and what it is for', () => {
  expect(page).toMatch(/^# Amostra de tarifa: `<qp-tariff-sample>`\n/)
  expect(page).toContain('\nMostra uma tarifa. Para guias.\n')
})

it('states who may place it, where it is and when it wakes', () => {
  expect(section(page, 'Quando usar')).toContain('como bloco `qp-tariff-sample`')
  expect(section(page, 'Quando usar')).toContain('quando fica à vista')
  expect(section(page, 'Quando usar')).not.toContain('Ocupa')
  expect(section(bare, 'Quando usar')).toContain('Não é para usar em histórias')
  expect(section(bare, 'Quando usar')).toContain('Ocupa `/amostra`.')
  expect(section(bare, 'Quando usar')).toContain('`mf-sample` (Equipa Amostra)')
})

it.each(cases.rows)('has the row %s', (row) => expect(section(page, 'Atributos').split('\n')).toContain(row))

it('keeps every table in its columns', () => {
  for (const text of [page, bare, widgetIndex([{ ...home, widgets: [sampleContract, bareContract] }])])
    for (const table of text.split('\n\n').filter((block) => block.includes('\n| ---'))) {
      const widths = table
        .split('\n')
        .filter((line) => line.startsWith('|'))
        .map((line) => line.replaceAll('\\|', '').split('|').length)
      expect(new Set(widths).size).toBe(1)
    }
})

it('lists events by the name a page hears, and states when there are none', () => {
  expect(section(page, 'Eventos')).toContain(
    '| `qp:quote-ready` | `totalCents` (integer), `final` (flag), `label` (text) |',
  )
  expect(section(page, 'Eventos')).toContain('| `qp:closed` | nada |')
  expect(section(bare, 'Eventos')).toBe('Nenhum.\n')
  expect(section(bare, 'Atributos')).toBe('Nenhum.\n')
})

it('states the reserved height and what is shown when the tag cannot be had', () => {
  expect(section(page, 'Altura reservada')).toContain('640 px no telemóvel, 480 px em ecrãs largos')
  expect(section(page, 'Altura reservada')).toContain('«Não abriu.» [Energia](/energia)')
})

it('shows examples that can be pasted: HTML that gives the attributes back, and the block of a story', () => {
  const examples = section(page, 'Exemplos')
  const html = /```html\n(.+)\n```/.exec(examples)?.[1] ?? ''
  expect(html).toBe(
    '<qp-tariff-sample hide-intro heading="Luz &quot;verde&quot; &amp; gás" monthly-kwh="12"></qp-tariff-sample>',
  )
  const block = JSON.parse(/```json\n([^`]+)\n```/.exec(examples)?.[1] ?? '')
  expect(block).toEqual({
    component: 'qp-tariff-sample',
    'hide-intro': true,
    heading: 'Luz "verde" & gás',
    'monthly-kwh': '12',
  })
  const kwh = sampleContract.attributes['monthly-kwh']
  expect(parseAttribute('monthly-kwh', kwh, block['monthly-kwh'])).toBe(12)
  expect(section(bare, 'Exemplos')).toContain('<qp-bare></qp-bare>')
  expect(section(bare, 'Exemplos')).not.toContain('```json')
})

it('lists all tags with a link to their page', () => {
  const index = widgetIndex([{ ...home, widgets: [sampleContract, bareContract] }])
  expect(index).toContain(
    '| [`qp-tariff-sample`](qp-tariff-sample.md) | Amostra de tarifa | sim | `mf-sample` |',
  )
  expect(index).toContain('| [`qp-bare`](qp-bare.md) | Nua | não | `mf-sample` |')
})
