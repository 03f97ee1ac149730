import { officialSources } from './ui/why'

it.each([
  ['Lei n.º 33/2024, de 7 de agosto', ['Lei n.º 33/2024, de 7 de agosto']],
  ['CIRS, redação da Lei n.º 45-A/2024, citada em github.com/x/y', ['CIRS, redação da Lei n.º 45-A/2024']],
  ['Portal das Finanças, CIRS; IOL, guia das deduções; github.com/x/y', ['Portal das Finanças, CIRS']],
  [
    'ERSE, https://www.erse.pt/a.xlsx (15 de setembro de 2026), em https://github.com/x/y',
    ['ERSE, https://www.erse.pt/a.xlsx (15 de setembro de 2026)'],
  ],
  ['Doutor Finanças; https://eco.sapo.pt/2019; Jornal de Mafra', []],
  ['Banco de Portugal, Aviso n.º 5/2024', ['Banco de Portugal, Aviso n.º 5/2024']],
])('reads of %j what is official', (source, official) => expect(officialSources(source)).toEqual(official))
