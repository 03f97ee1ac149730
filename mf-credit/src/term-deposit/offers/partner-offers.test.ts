import { depositRankingCalculator } from '../calculators/deposit-ranking.calculator'
import { loadDepositResults } from '../results/results.load'

const today = '2026-11-23'
const offers = {
  'term-deposit': [
    {
      offer: {
        ...{ id: 'td-partner', bank: 'Banco Exemplo', name: 'Depósito Exemplo', minEur: 100 },
        ...{ rates: [{ tanb: 3.5, months: 12 }], eligibility: 'anyone', interestPaid: 'atMaturity' },
        ...{ earlyWithdrawal: { kind: 'losesAll' }, irsWithheldInPortugal: true, guaranteeCountry: 'PT' },
        ...{ channel: 'online', page: 'https://exemplo.pt' },
        evidence: {
          asOf: '2026-11-20',
          until: '2026-12-31',
          sources: ['partner-td-partner'],
          confidence: 'A' as const,
        },
      },
      source: { title: 'Ficha do parceiro', dated: '2026-11-20' },
    },
  ],
}

it('ranks what editors keep beside the imported list, in pages and for programs', () => {
  const query = 'amount=10000&horizon=12&mayLock=true&origin=newBank'
  const { first, source, ageWords } = loadDepositResults({ path: '', query, today, offers })
  expect(first).toMatchObject({ id: 'td-partner', place: 1, evidence: { standing: 'current' } })
  expect(source.credit).toMatch(/; Ficha do parceiro\.$/)
  expect(ageWords).toBe('taxas de 20 de novembro de 2026')
  const outcome = depositRankingCalculator.calculate({ amount: 10_000, months: 12 }, today, offers)
  if ('problems' in outcome) throw new Error('not ranked')
  expect((outcome.result as { offers: { id: string }[] }).offers[0]?.id).toBe('td-partner')
})
