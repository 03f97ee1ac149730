import { readAnswers } from 'shared-lib/funnel/flow'
import { addressOf } from 'shared-lib/funnel/funnel-address'
import { sentAnswers } from 'shared-lib/funnel/sent-answers'
import { silentAnswers } from 'shared-lib/testing/silent-answers'
import { checkCardLead } from '../results/chosen-card'
import { loadCardResults } from '../results/results.load'
import { creditCardFunnel } from './credit-card.funnel'

const today = '2026-11-22'
const asked = {
  ...{ pays: 'minimum', minimumShare: '5', minimumFloor: '25', fixedPayment: '100' },
  ...{ monthlyPurchases: '300', balance: '1500', cashTimes: '4', cash: '150', foreign: '500' },
  ...{ tan: '14', annualFee: '20', cashback: '1', cashbackCap: '30' },
  ...{ cashFee: '4', cashFeeShare: '3', foreignFee: '2' },
}
const wholes = [
  asked,
  { ...asked, pays: 'fixed', cashbackCap: '300' },
  { ...asked, pays: 'all', balance: '0' },
]
/** Answers for samples that would be refused beside the others: more abroad than is bought at all. */
const instead = { monthlyPurchases: ['200', '1000'], foreign: ['0', '900'] }

it('every kind of answer to every question changes what the card costs', () =>
  expect(
    silentAnswers(creditCardFunnel, {
      ...{ wholes, instead },
      tell(raw) {
        const query = addressOf(creditCardFunnel, '', raw).slice(1)
        const { carried: _, beside: __, ...shown } = loadCardResults({ path: '', query, today })
        if (shown.kind !== 'answer') throw new Error(JSON.stringify(shown.problems))
        const { counted: ___, ...told } = shown.answer
        return told
      },
    }),
  ).toEqual([]))

it('every kind of answer to every question changes the lead', () =>
  expect(
    silentAnswers(creditCardFunnel, {
      ...{ wholes, instead },
      tell(raw) {
        const contact = { fullName: 'Ana Silva', email: 'ana@exemplo.pt', phone: '+351912345678' }
        const answers = sentAnswers(creditCardFunnel, readAnswers(creditCardFunnel, raw))
        const sent = checkCardLead({ answers, ...contact, tcConsent: true }, today)
        if ('problems' in sent) throw new Error(JSON.stringify(sent.problems))
        return sent.lead
      },
    }),
  ).toEqual([]))
