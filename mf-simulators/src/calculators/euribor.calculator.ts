import { defineCalculator } from 'shared-lib/kit/form/calculator'
import { euriborChange } from 'shared-lib/rules/credit/euribor/euribor'
import { euriborForm } from '../fields/euribor.form'
import { euriborOutput } from './euribor.schema'

/** `POST /api/calculators/euribor`. */
export const euriborCalculator = defineCalculator({
  form: euriborForm,
  title: 'Home-loan instalment under a change of the Euribor',
  description:
    'A variable-rate home loan from its contract to the next review: each review takes the average of the month before, rounded once to three decimals, on the capital still owed. A month that is not held is said. Interest below zero is counted apart, because lenders may give it back in two ways.',
  limits: [
    'Mudanças do spread, reembolsos antecipados e períodos de carência.',
    'Comissões e seguros.',
    'Juros abaixo de zero não baixam aqui a prestação: desde julho de 2018 o banco desconta-os no capital ou guarda-os a teu favor, e dizemos quanto são.',
  ],
  output: euriborOutput,
  examples: [
    {
      title: '150 000 € over 30 years since September 2022, 12 months, spread 1 %',
      input: {
        initialFinancing: 150_000,
        loanDuration: 360,
        startMonth: '2022-09',
        euriborType: 12,
        currentSpread: 1,
        familyBudget: 2400,
        otherEuribor: 3.5,
      },
    },
    {
      title: 'Month as typed in Portugal, reviews every three months',
      input: {
        initialFinancing: 98_500.5,
        loanDuration: 240,
        startMonth: '03/2019',
        euriborType: 3,
        currentSpread: 0.75,
      },
    },
    {
      title: 'A contract older than the index',
      input: {
        initialFinancing: 50_000,
        loanDuration: 480,
        startMonth: '1998-06',
        euriborType: 6,
        currentSpread: 1.5,
      },
    },
  ],
  calculate: euriborChange,
})
