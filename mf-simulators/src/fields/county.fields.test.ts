import './county-names'
import { closedList } from 'shared-lib/contract/listed'
import { defineForm } from 'shared-lib/kit/form/form'
import { formAttributes, textsOfAttributes } from 'shared-lib/kit/form/form-attributes'
import { county } from './county.fields'

const form = defineForm({ county: county({ label: 'Concelho', description: 'A municipality.' }) })

it('lists every municipality for the editor of a page, and takes each by code and by the listed name', () => {
  const spec = formAttributes(form).county
  const list = (spec && closedList(spec)) ?? []
  expect(list).toHaveLength(308)
  expect(spec).toMatchObject({ type: 'text', takesNames: true })
  for (const { value, name } of list)
    expect([value, name].map((text) => textsOfAttributes(form, { county: text }))).toEqual([
      { county: value },
      { county: value },
    ])
})

it('takes in an attribute what else names an option, such as a municipality', () => {
  expect(textsOfAttributes(form, { county: 'Aveiro' })).toEqual({ county: '0105' })
  expect(textsOfAttributes(form, { county: '0105' })).toEqual({ county: '0105' })
  expect(textsOfAttributes(form, { county: 'Atlântida' })).toEqual({ county: 'Atlântida' })
})
