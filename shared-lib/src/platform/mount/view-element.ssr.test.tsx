import { renderToString } from 'react-dom/server'
import { company } from '../../../testing/widget-input'
import { defineWidget, implementWidget } from '../../contract/define-widget'
import { inertShell } from './inert-shell'
import { viewElement } from './view-element'

const contract = defineWidget({
  tag: 'qp-sample',
  title: 'Amostra',
  description: 'Mostra um número.',
  attributes: {
    kwh: { type: 'number', default: 250, help: 'Consumo' },
    open: { type: 'flag', help: 'Aberto' },
  },
  minHeight: { small: 10, wide: 10 },
  wake: 'now',
  placeholder: { text: 'Indisponível', href: '/', linkText: 'Início' },
  examples: [],
})
const widget = implementWidget(contract, ({ attributes, data, location, today, shell }) => (
  <p>{`${attributes.kwh} ${attributes.open} ${data} ${location?.path} ${today} ${shell.company.name}`}</p>
))

it('draws a widget on the server from raw attributes and plain data', () => {
  const html = renderToString(
    viewElement(widget, {
      attributes: { kwh: '12,5', open: '' },
      data: 'dados',
      location: { path: '/energia', query: '' },
      today: '2026-11-21',
      shell: inertShell(company),
    }),
  )
  expect(html).toBe('<p>12.5 true dados /energia 2026-11-21 Quero Poupar</p>')
})

it('reports unusable and unknown attributes and draws the defaults', () => {
  const problems: string[] = []
  const html = renderToString(
    viewElement(
      widget,
      { attributes: { kwh: 'abc', colour: 'red' }, today: '2026-11-21', shell: inertShell(company) },
      ({ attribute }) => problems.push(attribute),
    ),
  )
  expect(html).toContain('250 false')
  expect(problems).toEqual(['colour', 'kwh'])
})
