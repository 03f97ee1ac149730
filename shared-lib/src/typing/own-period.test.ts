import { masks } from './masks'
import { withoutOwnPeriod } from './own-period'

const monthly = [
  '300 €/mês',
  '300€/mes',
  '300 € por mês',
  '300 eur / mês.',
  '300 p/ mês',
  '300 euros mensais',
]
const yearly = ['300 €/ano', '300 por ano', '300 € / ano', '300 anuais', '300 euros ao ano']

it.each([
  { label: 'Prestação por mês', takes: monthly, refuses: yearly },
  { label: 'Mensalidade', takes: monthly, refuses: yearly },
  { label: 'Total do ano', takes: yearly, refuses: monthly },
  { label: 'Seguro anual', takes: yearly, refuses: monthly },
  { label: 'Plano', takes: [], refuses: [...monthly, ...yearly] },
  { label: 'Plano', takes: ['≈ 300', '~300 €'], refuses: ['±300'] },
])('an amount "$label" takes its own period behind it and no other', ({ label, takes, refuses }) => {
  const shown = (text: string) => masks.number(withoutOwnPeriod(text, label), '')
  expect(takes.filter((text) => shown(text) !== '300')).toEqual([])
  expect(refuses.filter((text) => shown(text) !== text)).toEqual([])
})
