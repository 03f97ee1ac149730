import { askingLater, type SampleAnswers, sampleFlow } from '../../kit/funnel/testing/sample.flow'
import { flowIndex, flowPage } from './flow-page'

const page = flowPage(sampleFlow)

it('draws each question, the answers that decide between two ways, and the pages after the last', () => {
  expect(page).toContain('  portas["Quantas portas?"]')
  expect(page).toContain('  tipo -->|"car"| portas')
  expect(page).toContain('  tipo -->|"bike"| matricula')
  expect(page).toContain('  portas --> matricula')
  expect(page).toContain('  nome --> respostas')
  expect(page).toMatch(/respostas --> resultados\n.*resultados --> dados_de_contacto\n/)
})

it('lists every path with what decides it', () => {
  expect(page).toContain('## Caminhos: 2')
  expect(page).toContain('| 2 | bike | 3 | `tipo` → `matricula` → `nome` |')
})

it.each([
  { what: 'is only added from the confirmation', extra: { optional: true } as const },
  { what: 'has a default and is never asked', extra: {} },
])('draws dashed what $what, where it applies', ({ extra }) => {
  const dashed = flowPage({
    ...sampleFlow,
    steps: [
      ...sampleFlow.steps,
      {
        slug: 'extra',
        question: 'Tens "extras"?',
        label: 'Extras',
        names: [],
        applies: ({ kind }) => kind === 'car',
        ...extra,
      },
    ],
  })
  expect(dashed).toContain('  extra["Tens &quot;extras&quot;?"]:::optional')
  expect(dashed).toContain('  respostas -.->|"car"| extra')
  expect(dashed).toContain('  extra -.-> respostas')
})

it('draws what is asked between the results and the contact form', () => {
  const later = flowPage(askingLater)
  expect(later).toContain('  matricula --> resultados\n  nome --> dados_de_contacto\n')
  expect(later).toMatch(/respostas --> resultados\n.*resultados --> nome\n/)
})

it('names answers together when no single one decides', () => {
  const [kind, doors, plate, name] = sampleFlow.steps
  if (!kind || !doors || !plate || !name) throw new Error('the sample flow changed')
  const { applies: _, ...always } = doors
  const asked = (answers: SampleAnswers) => answers.kind === 'car' || answers.doors === 5
  const both = flowPage({ ...sampleFlow, steps: [kind, always, { ...plate, applies: asked }, name] })
  expect(both).toContain('portas -->|"car + 2 portas<br>ou bike + 5 portas"| matricula')
  expect(both).toContain('portas -->|"bike + 2 portas"| nome')
})

it('lists the flows', () =>
  expect(flowIndex([sampleFlow])).toContain('| [Amostra](sample.md) | `/amostra/simular` | 4 | 2 |'))
