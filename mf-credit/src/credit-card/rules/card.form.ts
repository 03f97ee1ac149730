import { defineForm } from 'shared-lib/kit/form/form'
import { cardFields } from '../fields'

/** Questions of the results page: two, and behind them those that few need. */
export const cardForm = defineForm(cardFields, [
  { names: ['pays', 'minimumShare', 'minimumFloor', 'fixedPayment'] },
  { names: ['monthlyPurchases', 'balance'] },
  { title: 'Levanto dinheiro ou pago noutra moeda', names: ['cashTimes', 'cash', 'foreign'], folded: true },
  {
    title: 'Sei as condições do meu cartão',
    names: ['tan', 'annualFee', 'cashback', 'cashbackCap', 'cashFee', 'cashFeeShare', 'foreignFee'],
    folded: true,
  },
])
