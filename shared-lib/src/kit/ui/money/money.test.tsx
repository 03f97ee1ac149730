import '@testing-library/jest-dom'
import { render } from '@testing-library/react'
import { Money } from './money'

const textOf = (element: React.JSX.Element) =>
  render(element).container.textContent?.replaceAll('\u00a0', ' ')

it.each([
  { cents: 0, text: '0,00 €' },
  { cents: 5, text: '0,05 €' },
  { cents: 99999, text: '999,99 €' },
  { cents: 123456, text: '1.235 €' },
  { cents: 123456789, text: '1.234.568 €' },
  { cents: -1205, text: '\u221212,05 €' },
])('writes $cents cents as $text', ({ cents, text }) => expect(textOf(<Money cents={cents} />)).toBe(text))

it('says the period, and the sign of a gain when asked', () => {
  expect(textOf(<Money cents={4567} period="mês" />)).toBe('45,67 €/mês')
  expect(textOf(<Money cents={4567} signed />)).toBe('+45,67 €')
})
