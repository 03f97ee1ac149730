import { wordsOf } from 'shared-lib/kit/form/field-words'
import { neededWhen, optional } from 'shared-lib/kit/form/fields'
import type { InputField } from 'shared-lib/kit/form/input-field'
import type { Flow } from 'shared-lib/kit/funnel/flow'
import { applianceList, energyFields } from '../../fields'
import { asksElectricity, asksGas, canBePriced } from '../../rules/asked'
import { billFields } from '../../rules/bill.fields'
import { statesUse } from '../../rules/own-bill'
import { electricityBillStep, gasBillStep } from './bill.steps'
import { energyStart } from './energy.start'

/** Asked only to estimate a year's use, for which a bill is better. */
const forEstimate = <Value>(field: InputField<Value>) =>
  neededWhen((answers) => !statesUse(answers), optional(field))

const fields = {
  ...energyFields,
  inhabitants: forEstimate(energyFields.inhabitants),
  houseUsage: forEstimate(energyFields.houseUsage),
  ...billFields,
}

const { more: _, ...start } = energyStart

/** The energy questions, in the order that asks least: what rules others out comes first. Then what a bill may add. */
export const energyFunnel: Flow<typeof fields> = {
  ...start,
  fields,
  steps: [
    ...start.steps,
    {
      slug: 'morada',
      question: fields.addressType.label,
      label: 'Casa',
      names: ['addressType', 'postalCode'],
      summary: ({ addressType, postalCode }) =>
        addressType ? `${wordsOf(fields.addressType, addressType)}, código postal ${postalCode}` : '',
    },
    {
      slug: 'habitantes',
      question: fields.inhabitants.label,
      label: 'Pessoas',
      names: ['inhabitants'],
      applies: canBePriced,
    },
    {
      slug: 'tempo-em-casa',
      question: fields.houseUsage.label,
      label: 'Tempo em casa',
      names: ['houseUsage'],
      applies: canBePriced,
    },
    {
      slug: 'potencia-contratada',
      question: fields.contractedPower.label,
      label: 'Potência contratada',
      names: ['contractedPower', 'appliances'],
      applies: asksElectricity,
      // Read on its own in the summary of a lead, where three «Não sei» would mean nothing.
      summary: ({ contractedPower = 'unknown', appliances }) => {
        if (contractedPower !== 'unknown') return wordsOf(fields.contractedPower, contractedPower)
        return appliances?.length
          ? `Não sei a potência; ao mesmo tempo: ${applianceList(appliances)}`
          : 'Não sei a potência'
      },
    },
    {
      slug: 'escalao-gas',
      question: fields.gasTier.label,
      label: 'Escalão de gás',
      names: ['gasTier', 'gasUses'],
      applies: asksGas,
      summary: ({ gasTier = 'unknown', gasUses }) => {
        if (gasTier !== 'unknown') return wordsOf(fields.gasTier, gasTier)
        const uses = gasUses?.length && wordsOf(fields.gasUses, gasUses).toLowerCase()
        return uses ? `Não sei o escalão; a gás: ${uses}` : 'Não sei o escalão'
      },
    },
    {
      slug: 'comercializadora',
      question: fields.currentProvider.label,
      label: 'Comercializadora atual',
      names: ['currentProvider'],
      applies: canBePriced,
      summary: ({ currentProvider = '' }) =>
        currentProvider === 'unknown'
          ? 'Não sei a comercializadora'
          : wordsOf(fields.currentProvider, currentProvider),
    },
    electricityBillStep,
    gasBillStep,
  ],
}
