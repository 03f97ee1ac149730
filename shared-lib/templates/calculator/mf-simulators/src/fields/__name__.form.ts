import { euros } from 'shared-lib/kit/form/fields'
import { defineForm } from 'shared-lib/kit/form/form'

const range = { min: 0, max: 100_000, slider: { min: 0, max: 200, step: 1 } }

/** Inputs, as in `POST /api/calculators/__name__`. */
export const __camel__Form = defineForm(
  {
    before: euros({ label: 'O que pagas hoje por mês', description: 'Monthly cost today, euros.', ...range }),
    after: euros({ label: 'O que pagarias por mês', description: 'Monthly cost after, euros.', ...range }),
  },
  [{ names: ['before', 'after'], decisive: true }],
  { before: '40', after: '30' },
)
