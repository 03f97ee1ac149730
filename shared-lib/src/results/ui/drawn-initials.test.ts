import { initialsOf } from './drawn-initials'

it.each([
  ['EDP Comercial', 'ED'],
  ['Ibelectra', 'IB'],
  ['SU Eletricidade (mercado regulado)', 'SU'],
  ['Banco CTT', 'BC'],
  ['Ibelectra e Comercializador de gás do mercado regulado', 'IB'],
  ['ÉmeEnergia', 'ÉE'],
])('%s is drawn as %s', (provider, letters) => expect(initialsOf(provider)).toBe(letters))
