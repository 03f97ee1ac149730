import { describeFunnel } from 'shared-lib/kit/funnel/testing/describe-funnel'
import { checkCardLead } from '../results/chosen-card'
import { loadCardResults } from '../results/results.load'
import { creditCardFunnel } from './credit-card.funnel'
import cases from './testing/credit-card.funnel.json'

const today = '2026-11-22'
const asked = cases.asked

describeFunnel(creditCardFunnel, {
  ways: ['habito'],
  wholes: [asked, { ...asked, pays: 'fixed', cashbackCap: '300' }, { ...asked, pays: 'all', balance: '0' }],
  // Samples that other answers refuse: more abroad than is bought at all.
  instead: { monthlyPurchases: ['200', '1000'], foreign: ['0', '900'] },
  today,
  lead: checkCardLead,
  results(query) {
    const { carried: _, beside: __, ...shown } = loadCardResults({ path: '', query, today })
    if (shown.kind !== 'answer') throw new Error(JSON.stringify(shown.problems))
    const { counted: ___, ...answer } = shown.answer
    return answer
  },
})
