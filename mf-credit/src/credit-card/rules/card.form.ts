import { defineForm } from 'shared-lib/kit/form/form'
import { cardFields } from '../fields'

/** Two questions, and behind them those that few need. */
export const cardForm = defineForm(cardFields, [
  { names: ['pays'], decisive: true },
  { names: ['monthlyPurchases', 'balance', 'fixedPayment'], decisive: true, paired: true },
  { names: ['minimumShare', 'minimumFloor'] },
  { title: 'Levanto dinheiro ou pago noutra moeda', names: ['cashTimes', 'cash', 'foreign'], folded: true },
  {
    title: 'Sei as condições do meu cartão',
    names: ['tan', 'annualFee', 'cashback', 'cashbackCap', 'cashFee', 'cashFeeShare', 'foreignFee'],
    folded: true,
  },
])
