import type { LeadField, MicroFrontendDefinition } from 'shared-lib/contract/define-micro-frontend'
import { contactLeadFields } from 'shared-lib/kit/funnel/lead-fields'
import { bankCheckoutPath } from './page/leads/bank-calculator'
import { validateLeadCapture } from './page/leads/lead-capture.answers'
import { products } from './page/leads/products'
import { validateReferral } from './page/leads/referral.answers'
import { bankCheckoutContract } from './page/widgets/bank-checkout/bank-checkout.contract'
import {
  bankCheckoutOf,
  bankCheckoutOfTag,
  bankCheckoutParameters,
  toCreditJourney,
  validateBankCheckout,
} from './page/widgets/bank-checkout/bank-checkout.lead'
import { leadCaptureContract } from './page/widgets/lead-capture/lead-capture.contract'
import { providerSelectorContract } from './page/widgets/provider-selector/provider-selector.contract'
import { referralContract } from './page/widgets/referral/referral.contract'

type Part = Required<
  Pick<MicroFrontendDefinition, 'widgets' | 'routes' | 'guards' | 'load' | 'tagData' | 'leads' | 'leadFields'>
>

const always = (name: string): LeadField => ({ name, required: 'always' })
const product: LeadField = { ...always('product'), options: products }
const contactAlone = contactLeadFields.filter(({ name }) => name !== 'marketingOptIn')

/** The forms that leave a contact, and the list of providers, as entries of the definition. */
export const leadForms: Part = {
  widgets: [bankCheckoutContract, leadCaptureContract, providerSelectorContract, referralContract],
  routes: [
    {
      path: bankCheckoutPath,
      widget: bankCheckoutContract.tag,
      layout: 'default',
      title: 'Pedir uma proposta de crédito',
      description: 'Deixa o contacto e ligamos-te com as contas que fizeste à frente.',
      query: bankCheckoutParameters,
      guard: 'bank-checkout',
      noIndex: true,
    },
  ],
  guards: { 'bank-checkout': toCreditJourney },
  load: { [bankCheckoutPath]: bankCheckoutOf },
  tagData: { [bankCheckoutContract.tag]: bankCheckoutOfTag },
  leads: {
    'bank-checkout': validateBankCheckout,
    'lead-capture': validateLeadCapture,
    referral: validateReferral,
  },
  leadFields: {
    'bank-checkout': [
      ...contactAlone,
      always('contactConsent'),
      { name: 'calculator', required: 'never' },
      { name: 'inputs', required: 'never' },
    ],
    'lead-capture': [product, ...contactLeadFields],
    referral: [...['referrerName', 'referrerEmail', 'friendConsent'].map(always), product, ...contactAlone],
  },
}
