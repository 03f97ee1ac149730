import { describeFunnel } from 'shared-lib/kit/funnel/testing/describe-funnel'
import { checkCardLead } from '../results/chosen-card'
import { loadCardResults } from '../results/results.load'
import { creditCardFunnel } from './credit-card.funnel'

const today = '2026-11-22'
const asked = {
  pays: 'minimum',
  minimumShare: '5',
  minimumFloor: '25',
  fixedPayment: '100',
  monthlyPurchases: '300',
  balance: '1500',
  cashTimes: '4',
  cash: '150',
  foreign: '500',
  tan: '14',
  annualFee: '20',
  cashback: '1',
  cashbackCap: '30',
  cashFee: '4',
  cashFeeShare: '3',
  foreignFee: '2',
}

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
