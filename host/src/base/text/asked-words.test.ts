import { askedIn } from './asked-words'

it.each([
  ['', 'qualquer texto', true],
  ['  ', 'qualquer texto', true],
  ['salario minimo', 'Salário mínimo nacional', true],
  ['MÍNIMO salário', 'Salário mínimo nacional', true],
  ['salário euribor', 'Salário mínimo nacional', false],
  ['mini', 'Salário mínimo nacional', true],
  ['iva', 'Diretiva de 2014', false],
  ['iva', 'Diretiva (IVA)', true],
  ['energy', 'qp-energy-price', true],
  ['qp-energy', 'qp-energy-price', true],
  ['.*', 'Salário', false],
])('%j asked of %j: %s', (asked, text, found) => expect(askedIn(asked)(text)).toBe(found))
