import './county-names'
import { defineForm } from 'shared-lib/form/form'
import { textsOfAttributes } from 'shared-lib/form/form-attributes'
import { county } from './county.fields'

it('takes in an attribute what else names an option, such as a municipality', () => {
  const named = defineForm({ county: county({ label: 'Concelho', description: 'A municipality.' }) })
  expect(textsOfAttributes(named, { county: 'Aveiro' })).toEqual({ county: '0105' })
  expect(textsOfAttributes(named, { county: '0105' })).toEqual({ county: '0105' })
  expect(textsOfAttributes(named, { county: 'Atlântida' })).toEqual({ county: 'Atlântida' })
})
