import '@testing-library/jest-dom'
import { render } from '@testing-library/react'
import { Money } from './money'
import cases from './testing/money.json'

const textOf = (element: React.JSX.Element) =>
  render(element).container.textContent?.replaceAll('\u00a0', ' ')

it.each(cases.amounts)('writes $cents cents as $text', ({ cents, text }) =>
  expect(textOf(<Money cents={cents} />)).toBe(text),
)

it('shows the period, and the sign of a gain when asked', () => {
  expect(textOf(<Money cents={4567} period="mês" />)).toBe('45,67 €/mês')
  expect(textOf(<Money cents={4567} signed />)).toBe('+45,67 €')
})
