import { allowPersonal, readCard } from './household-card'
import { offersFor, personalLabels, rememberAnswers, type SharingField } from './shared-fields'
import { sourceWords } from './ui/household-offers'

const said = { source: 'Simulação de energia', on: '2026-11-21' }
const whole = (text: string) => (/^\d{4}-\d{3}$/.test(text) ? text : undefined)
const prefix = (text: string) => /^\d{4}$/.exec(text)?.[0]
const telecom = (text = ''): SharingField => ({
  name: 'zipcode',
  text,
  field: {
    parse: whole,
    card: { entry: 'postalCode', fromCard: (code) => (code.length === 4 ? `${code}-` : code) },
  },
})
const energy = (text = ''): SharingField => ({
  name: 'postalCode',
  text,
  field: { parse: prefix, card: { entry: 'postalCode', fromCard: (code) => code.slice(0, 4) } },
})
const birth = (text = ''): SharingField => ({
  name: 'dateOfBirth',
  text,
  field: { parse: (date) => date, card: { entry: 'birthDate' } },
})
const plain: SharingField = { name: 'kind', text: '', field: { parse: (text) => text } }
const card = (name: string, text: string) => [{ name, text, ...said }]

beforeEach(() => localStorage.clear())

it.each([
  { to: energy(), code: '1000-001', text: '1000', shown: '1000', begins: false },
  { to: energy(), code: '1000', text: '1000', shown: '1000', begins: false },
  { to: telecom(), code: '1000-001', text: '1000-001', shown: '1000-001', begins: false },
  { to: telecom(), code: '1000', text: '1000-', shown: '1000', begins: true },
])('offers $to.name the code $code as $text', ({ to, code, ...offer }) =>
  expect(offersFor({ fields: [plain, to] }, card('postalCode', code))).toEqual([
    { field: to.name, source: said.source, ...offer },
  ]),
)

it('shows what follows from an earlier answer in the words of the form', () => {
  const region: SharingField = {
    name: 'region',
    text: '',
    field: {
      parse: (text) => text,
      fallback: 'mainland',
      options: [{ value: 'azores', label: 'Açores' }],
      card: {
        entry: 'postalCode',
        fromCard: (code) => (code.startsWith('95') ? 'azores' : 'mainland'),
        onlyTakes: true,
      },
    },
  }
  expect(offersFor({ fields: [region] }, card('postalCode', '9500-123'))).toMatchObject([
    { field: 'region', text: 'azores', shown: 'Açores', begins: false },
  ])
  expect(offersFor({ fields: [region] }, card('postalCode', '1000-001'))).toEqual([])
})

it('offers nothing where there is an answer, nothing kept, or nothing shared', () => {
  expect(offersFor({ fields: [telecom('4')] }, card('postalCode', '1000'))).toEqual([])
  expect(offersFor({ fields: [telecom()] }, card('inhabitants', '3'))).toEqual([])
  expect(offersFor({ fields: [plain] }, card('postalCode', '1000'))).toEqual([])
})

it('shares a personal entry only between forms whose answers stay out of every address', () => {
  const kept = card('birthDate', '1990-01-31')
  expect(offersFor({ fields: [birth()] }, kept)).toEqual([])
  expect(offersFor({ fields: [birth()], personal: true }, kept)).toMatchObject([
    { text: '1990-01-31', shown: '31 de janeiro de 1990' },
  ])
  const own: SharingField = { ...birth(), field: { ...birth().field, personal: true } }
  expect(offersFor({ fields: [own] }, kept)).toHaveLength(1)
  rememberAnswers({ fields: [birth('1990-01-31')] }, said)
  expect(localStorage).toHaveLength(0)
  allowPersonal(true)
  rememberAnswers({ fields: [birth('1990-01-31')], personal: true }, said)
  expect(readCard().entries).toEqual(kept)
})

it('adds nothing to the card from a field that only takes from it', () => {
  const takes: SharingField = {
    ...birth('1990-01-31'),
    field: { ...birth().field, personal: true, card: { entry: 'birthDate', onlyTakes: true } },
  }
  expect(personalLabels({ fields: [takes] })).toEqual([])
  allowPersonal(true)
  rememberAnswers({ fields: [takes] }, said)
  expect(readCard().entries).toEqual([])
})

it('remembers what was typed, whole, and shows a converted answer in the card’s words', () => {
  rememberAnswers({ fields: [plain, energy('1000-001')] }, said)
  expect(readCard().entries).toEqual(card('postalCode', '1000-001'))
  const status: SharingField = {
    name: 'employmentStatus',
    text: 'temporaryWorker',
    field: {
      parse: (text) => text,
      card: { entry: 'employmentStatus', fromCard: () => 'temporaryWorker', toCard: () => 'fixedTerm' },
    },
  }
  rememberAnswers({ fields: [status] }, said)
  expect(offersFor({ fields: [{ ...status, text: '' }] }, readCard().entries)).toMatchObject([
    { text: 'temporaryWorker', shown: 'Por conta de outrem, a termo' },
  ])
})

it.each([
  ['Simulação de energia', 'da simulação de energia'],
  ['Salário líquido', 'de «Salário líquido»'],
])('writes %s as %s', (source, words) => expect(sourceWords(source)).toBe(words))
