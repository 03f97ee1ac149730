import { enumeratePaths } from 'shared-lib/funnel/enumerate-paths'
import { nextStep, type RawAnswers, readAnswers } from 'shared-lib/funnel/flow'
import { addressOf, checkAnswers, readQuery } from 'shared-lib/funnel/funnel-address'
import { funnelGuard } from 'shared-lib/funnel/funnel-guard'
import { sentAnswers } from 'shared-lib/funnel/sent-answers'
import { expectSameBeginning } from 'shared-lib/funnel/testing/expect-same-beginning'
import { neededQuestions } from 'shared-lib/funnel/testing/needed-questions'
import { flowLead } from 'shared-lib/journey/define-journey'
import { silentAnswers } from 'shared-lib/testing/silent-answers'
import { lookFields } from '../domain/home-loan-look.fields'
import { loadHomeLoan } from '../results/home-loan.load'
import { homeLoanFunnel } from './home-loan.funnel'
import { homeLoanStart, lookNames } from './home-loan.start'

const validateLead = flowLead(homeLoanFunnel)
const paths = enumeratePaths(homeLoanFunnel)
const contact = { fullName: 'Ana Silva', email: 'ana@exemplo.pt', phone: '+351912345678', tcConsent: true }
const leadOf = (answers: object, change = {}) =>
  validateLead({ answers, ...contact, ...change }, '2026-11-23')
const buying = {
  ...{ loanType: 'acquisition', housing: 'permanent', buyingCycle: 'looking' },
  ...{ propertyValue: 250_000, wantToBorrow: 200_000, wantToBorrowTime: 35, age: 34 },
  ...{ rateType: 'mixed', fixedYears: 3, holders: 2, netMonthlyIncome: 2600 },
  ...{ hasDuodecimals: 'yes', otherInstalments: 180, employmentStatus: 'privateFullTimeEmployment' },
}
const moving = {
  ...{ loanType: 'transfer', housing: 'permanent', propertyValue: 250_000, wantToBorrow: 120_000 },
  ...{ wantToBorrowTime: 25, age: 45, currentRateType: 'variable', currentTan: 4.322 },
  ...{ currentBank: 'santander', rateType: 'variable', holders: 1 },
}

it('begins alone, counts the questions that follow, and names what comes along', () => {
  expectSameBeginning(homeLoanStart, homeLoanFunnel)
  expect(lookNames).toEqual(Object.keys(lookFields))
})

it('asks a loan that is to come how far it is, and one that exists what it is', () =>
  expect([...new Set(paths.map(({ slugs }) => slugs.join(' ')))]).toEqual([
    'finalidade estado-do-processo montante-do-emprestimo tipo-de-taxa situacao-financeira',
    'finalidade montante-do-emprestimo credito-atual tipo-de-taxa situacao-financeira',
  ]))

it.each(paths)('goes from every answer of $slugs to the results', ({ raw }) => {
  const query = addressOf(homeLoanFunnel, '', raw).slice(1)
  expect(nextStep(homeLoanFunnel, raw)).toBeUndefined()
  expect(funnelGuard(homeLoanFunnel, { path: homeLoanFunnel.done, query })).toBeUndefined()
  for (const { slug, answer } of checkAnswers(homeLoanFunnel, raw))
    if (neededQuestions(homeLoanFunnel).has(slug)) expect(answer).not.toMatch(/^$|undefined/)
  expect(query).not.toMatch(/netMonthlyIncome|otherInstalments|employmentStatus|hasDuodecimals/)
  expect(readAnswers(homeLoanFunnel, readQuery(homeLoanFunnel, query)).loanType).toBe(raw.loanType)
})

it.each([buying, moving])('lets a whole lead of $loanType through, and only what is known of it', (whole) =>
  expect(leadOf({ ...whole, isAdmin: true }, { extra: 1 })).toEqual({
    lead: { answers: whole, ...contact, marketingOptIn: false },
  }),
)

const texts = (answers: object): RawAnswers =>
  Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, String(value).replace('.', ',')]))
const { wantToBorrow: _, ...shared } = { ...buying, borrowingPercentage: 80 }
const wholes = [
  texts(buying),
  texts({ ...buying, loanType: 'construction', constructionCycle: 'search' }),
  texts(shared),
  texts(moving),
]
// Bounds of a field are not those of the loan.
const instead = {
  ...{ propertyValue: ['300000'], wantToBorrow: ['150000'], borrowingPercentage: ['70'] },
  ...{ wantToBorrowTime: ['30'], age: ['40'], fixedYears: ['5'], currentTan: ['3,5'] },
  currentBank: ['other', 'bpi'],
}

it('says every answer to every field in the lead', () =>
  expect(
    silentAnswers(homeLoanFunnel, {
      ...{ wholes, instead },
      tell: (raw) => leadOf(sentAnswers(homeLoanFunnel, readAnswers(homeLoanFunnel, raw))),
    }),
  ).toEqual([]))

it('moves a figure of the results by every answer but those that the lead alone tells', () => {
  const tell = (raw: RawAnswers) =>
    loadHomeLoan({ path: '', query: addressOf(homeLoanFunnel, '', raw).slice(1), today: '2026-11-23' })
  const silent = silentAnswers(homeLoanFunnel, { wholes, instead, tell }).map((line) => line.split(' ')[0])
  expect([...new Set(silent)]).toEqual([
    ...['buyingCycle', 'constructionCycle', 'currentBank'],
    // Counted on the device.
    ...['employmentStatus', 'holders', 'netMonthlyIncome', 'hasDuodecimals', 'otherInstalments'],
  ])
})

const problem = (field: string, message: unknown) => ({ problems: [{ field, message }] })
it.each([
  [{ ...buying, loanType: 'casa' }, 'loanType', 'Escolhe uma das opções'],
  [{ ...buying, wantToBorrow: undefined }, 'wantToBorrow', 'Insere o montante ou a percentagem'],
  [
    { ...buying, wantToBorrow: 250_001 },
    'propertyValue',
    'O valor do imóvel tem de ser igual ou superior ao montante a financiar',
  ],
  [
    { ...buying, borrowingPercentage: 75 },
    'borrowingPercentage',
    expect.stringMatching(/187\.500\s€ e o montante é 200\.000\s€: apaga um/),
  ],
  [{ ...moving, wantToBorrow: 250_000 }, 'propertyValue', 'O valor da casa tem de ser superior ao que deves'],
  [{ ...buying, wantToBorrowTime: 41 }, 'wantToBorrowTime', expect.stringContaining('entre 1 e 40')],
  [
    { ...buying, age: 50 },
    'wantToBorrowTime',
    'O crédito tem de terminar até aos 75 anos: com 50, o prazo vai até 25 anos',
  ],
  [{ ...buying, age: 17 }, 'age', expect.stringContaining('entre 18')],
  [
    { ...buying, wantToBorrowTime: 3 },
    'fixedYears',
    'O período de taxa fixa tem de ser mais curto do que o prazo',
  ],
  [{ ...moving, currentTan: undefined }, 'currentTan', 'Insere a TAN do teu crédito'],
])('refuses %#: %s', (answers, field, message) => expect(leadOf(answers)).toEqual(problem(field, message)))
