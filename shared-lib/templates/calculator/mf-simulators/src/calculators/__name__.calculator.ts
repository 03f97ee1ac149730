import { defineCalculator } from 'shared-lib/kit/form/calculator'
import { __camel__Form } from '../fields/__name__.form'
import { __camel__ } from '../rules/__name__/__name__'
import { __camel__Output } from './__name__.schema'

/** `POST /api/calculators/__name__`. */
export const __camel__Calculator = defineCalculator({
  form: __camel__Form,
  title: '__title__',
  description: 'What a year costs less when a monthly cost changes.',
  limits: [
    'Custos de mudar, como encargos por sair antes do fim de um contrato.',
    'Preços que mudam durante o ano.',
    'Custos que se pagam uma só vez, como os de instalação.',
  ],
  output: __camel__Output,
  examples: [{ title: 'Five euros less a month', input: { before: 50, after: 45 } }],
  calculate: (input) => ({ result: __camel__(input) }),
})
