import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expectLink } from '../../../../testing/expect-link'
import type { FigureUnit } from '../../../rules/figures/figure'
import { figureText } from '../../../rules/figures/figure-text'
import { ticks } from '../line-scale'
import { csvOf } from './data-table'
import { Gauge } from './gauge'
import { LineChart } from './line-chart'
import { StackedBar } from './stacked-bar'
import { Staircase } from './staircase'
import cases from './testing/explain.json'
import { WhyList } from './why'

it.each(cases.figures as [number, FigureUnit, string][])('writes %d %s as %s', (value, unit, text) =>
  expect(figureText(value, unit)).toBe(text),
)

it.each([
  { cells: ['a', 'b;c', 'd"e'], line: 'a;"b;c";"d""e"' },
  { cells: ['=1+1', '-5,00 €', '-cmd'], line: "'=1+1;-5,00 €;'-cmd" },
])('writes a file that no spreadsheet runs: $line', ({ cells, line }) =>
  expect(csvOf([cells])).toBe(`\ufeff${line}`),
)

it.each([
  { min: 0, max: 100, marks: [0, 25, 50, 75, 100] },
  { min: 412, max: 655, marks: [400, 500, 600, 700] },
  { min: 5, max: 5, marks: [4, 6] },
])('puts round lines from $min to $max', ({ min, max, marks }) => {
  const found = ticks(min, max)
  expect([found[0] ?? 1, found.at(-1) ?? 0]).toEqual([expect.any(Number), expect.any(Number)])
  expect(found[0]).toBeLessThanOrEqual(min)
  expect(found.at(-1)).toBeGreaterThanOrEqual(max)
  if (min !== max) expect(found).toEqual(marks)
})

const sharesOf = (most: string, rest: string) => [
  { label: most, cents: 7500 },
  { label: rest, cents: 2500 },
  { label: 'Nada', cents: 0 },
]

it('draws shares to scale with a table of the same', () => {
  const { container } = render(<StackedBar caption="De que é feito" shares={sharesOf('Líquido', 'IRS')} />)
  const widths = [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'))
  expect(widths).toEqual(['75%', '25%'])
  expect(screen.getByRole('row', { name: /IRS 25.€ 25,0.%/ })).toBeVisible()
  expect(screen.queryByText('Nada')).toBeNull()
})

type Lines = ComponentProps<typeof LineChart>['lines']
const drawLines = (xs: readonly string[], ...lines: Lines) => (
  <LineChart summary="Sobe" xs={xs} lines={lines} format={String} />
)

it('draws a line with a gap where a month is not known', () => {
  const { container } = render(
    drawLines(['jan', 'fev', 'mar', 'abr'], { label: 'Euribor', values: [1, 2, undefined, 3] }),
  )
  expect(screen.getByRole('img', { name: 'Sobe' })).toBeVisible()
  expect(container.querySelectorAll('path')).toHaveLength(2)
})

it('names no line that has nothing to draw', () => {
  const counted = { label: 'A que contou', values: [undefined, 2] }
  render(drawLines(['jan', 'fev'], { label: 'Média', values: [1, 2] }, counted))
  expect(screen.queryByText('A que contou')).toBeNull()
})

it.each([
  ['short words', 50, 'm', ['m0', 'm13', 'm26', 'm49']],
  ['longer words', 36, 'ano ', ['ano 0', 'ano 18', 'ano 35']],
  ['two', 2, 'm', ['m0', 'm1']],
])('keeps the label before the last one clear of it: %s', (_what, count, word, shown) => {
  const xs = Array.from({ length: count }, (_, at) => `${word}${at}`)
  render(drawLines(xs, { label: 'Prestação', values: xs.map((_, at) => at) }))
  expect(xs.flatMap((label) => screen.queryAllByText(label).map(() => label))).toEqual(shown)
})

const tax = { id: 'tax', label: 'Imposto', value: 1000, unit: 'cents' } as const

it('links each of several sources by itself', () => {
  render(
    <WhyList
      figures={[
        {
          ...tax,
          source:
            'Portal das Finanças, 2019-03-27, https://info.portaldasfinancas.gov.pt/imi; Banco de Portugal (BPstat), 2021-10-25 (https://www.bportugal.pt/x.aspx); Lei (DR) https://dre.pt/1; Código do IMI',
        },
      ]}
    />,
  )
  const links = screen.getAllByRole('link', { hidden: true })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Portal das Finanças, 2019-03-27', 'https://info.portaldasfinancas.gov.pt/imi'],
    ['Banco de Portugal (BPstat), 2021-10-25', 'https://www.bportugal.pt/x.aspx'],
    ['Lei (DR)', 'https://dre.pt/1'],
  ])
  expect(screen.getByText(/^Onde se lê: .*; Código do IMI$/)).toBeInTheDocument()
})

it('explains why: formula, law, source as a link, parts, and what is not known', async () => {
  const unknown = 'Não temos a taxa.'
  const rate = { id: 'rate', label: 'Taxa', value: undefined, unit: 'ratio', unknown } as const
  render(
    <WhyList
      figures={[
        {
          ...tax,
          formula: '100 € × 10 %',
          law: 'Lei 1/2026',
          parts: [rate],
          source: 'Portal das Finanças, https://info.portaldasfinancas.gov.pt/x',
        },
      ]}
    />,
  )
  expect(screen.getByText('100 € × 10 %')).not.toBeVisible()
  await userEvent.click(screen.getByText('Imposto'))
  expect(screen.getByText('100 € × 10 %')).toBeVisible()
  expectLink('Portal das Finanças', 'https://info.portaldasfinancas.gov.pt/x')
  expect(screen.getByText('desconhecido')).toBeVisible()
})

it('draws where an amount goes as a river, with the table of a bar', () => {
  const { container } = render(
    <StackedBar
      river
      caption="Do que a empresa paga até ao que recebes"
      shares={sharesOf('Recebes', 'Segurança Social da empresa')}
    />,
  )
  expect(screen.getByRole('img', { name: 'Do que a empresa paga até ao que recebes' })).toBeVisible()
  expect(container.querySelectorAll('path')).toHaveLength(2)
  const lines = [...container.querySelectorAll('tspan')].map((line) => line.textContent)
  expect(lines).toEqual(['Recebes', 'Segurança Social', 'da empresa'])
  expect(screen.getByRole('row', { name: /Segurança Social da empresa 25.€ 25,0.%/ })).toBeVisible()
})

it('draws steps where a value holds until the next one', () => {
  const { container } = render(
    drawLines(['jan', 'fev', 'mar'], { label: 'Prestação', values: [0, 10, 10], steps: true }),
  )
  expect(container.querySelector('path')?.getAttribute('d')).toBe('M0.00 100.00H50.00V0.00H100.00V0.00')
})

describe('Gauge', () => {
  const drawn = (share: number) => {
    const { container } = render(<Gauge label="Taxa de esforço" share={share} limit={0.5} />)
    return container.querySelector('[class~=share]')
  }
  const endOf = (path: Element | null) => path?.getAttribute('d')?.split(' 0 0 1 ')[1]

  it('states share and limit in words', () => {
    drawn(0.324)
    expect(screen.getByRole('img', { name: /Taxa de esforço: 32,4.%, máximo 50.%/ })).toBeVisible()
  })

  it.each(cases.shares)('ends at $share of the half circle', ({ share, beyond, end }) => {
    const path = drawn(share)
    expect(endOf(path)).toBe(end)
    expect(path?.hasAttribute('data-beyond')).toBe(beyond)
  })
})

describe('Staircase', () => {
  const drawn = (walked: readonly number[]) => {
    const stairs = walked.map((one, at) => ({ label: `${at}`, height: (at + 1) / 10, walked: one }))
    const { container } = render(<Staircase summary="Degraus" stairs={stairs} who="tu" />)
    return {
      who: container.querySelector('[class~=who]'),
      walked: [...container.querySelectorAll('[class~=walked]')].map((step) => step.getAttribute('width')),
    }
  }

  it('is walked up to a person, who is on the last step begun', () => {
    const { who, walked } = drawn([1, 0.5, 0, 0])
    expect(screen.getByRole('img', { name: 'Degraus' })).toBeVisible()
    expect(walked).toEqual(['25%', '12.5%', '0%', '0%'])
    expect(who?.getAttribute('x')).toBe('37.5%')
  })

  it.each([
    { walked: [0, 0], x: '0%', anchor: 'start' },
    { walked: [1, 1], x: '100%', anchor: 'end' },
  ])('keeps its words inside at $x', ({ walked, x, anchor }) => {
    const { who } = drawn(walked)
    expect([who?.getAttribute('x'), who?.getAttribute('text-anchor')]).toEqual([x, anchor])
  })
})
