import type { RawAnswers } from 'shared-lib/kit/funnel/flow'
import { contact, describeFunnel } from 'shared-lib/kit/funnel/testing/describe-funnel'
import { flowLead } from 'shared-lib/kit/journey/define-journey'
import { optionFields } from '../../rules/results-options.fields'
import { loadHomeLoan } from '../results/home-loan.load'
import { homeLoanFunnel } from './home-loan.funnel'
import { homeLoanStart, optionNames } from './home-loan.start'
import cases from './testing/home-loan.funnel.json'

const validateLead = flowLead(homeLoanFunnel)
const leadOf = (answers: object) => validateLead({ answers, ...contact }, '2026-11-23')
const { buying, moving } = cases

it('names what comes along with the first page', () => expect(optionNames).toEqual(Object.keys(optionFields)))

const texts = (answers: object): RawAnswers =>
  Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, String(value).replace('.', ',')]))
const { wantToBorrow: _, ...shared } = { ...buying, borrowingPercentage: 80 }
describeFunnel(homeLoanFunnel, {
  chips: true,
  start: homeLoanStart,
  ways: [
    'finalidade estado-do-processo montante-do-emprestimo tipo-de-taxa situacao-financeira',
    'finalidade montante-do-emprestimo credito-atual tipo-de-taxa situacao-financeira',
  ],
  wholes: [
    texts(buying),
    texts({ ...buying, loanType: 'construction', constructionCycle: 'search' }),
    texts(shared),
    texts(moving),
  ],
  // Bounds of a field are not those of the loan.
  instead: {
    propertyValue: ['300000'],
    wantToBorrow: ['150000'],
    borrowingPercentage: ['70'],
    wantToBorrowTime: ['30'],
    age: ['40'],
    fixedYears: ['5'],
    currentTan: ['3,5'],
    currentBank: ['other', 'bpi'],
  },
  today: '2026-11-23',
  lead: validateLead,
  results: (query) => loadHomeLoan({ path: '', query, today: '2026-11-23' }),
  onlyInLead: [
    'buyingCycle',
    'constructionCycle',
    'currentBank',
    // Counted on the device.
    'employmentStatus',
    'holders',
    'netMonthlyIncome',
    'hasDuodecimals',
    'otherInstalments',
  ],
})

it.each(cases.refused as ['buying' | 'moving', object, string, string][])(
  'refuses of %s %j: %s',
  (whole, change, field, message) =>
    expect(leadOf({ ...{ buying, moving }[whole], ...change })).toEqual({
      problems: [{ field, message: expect.stringMatching(message) }],
    }),
)
