import type { LeadFields } from 'shared-lib/kit/funnel/ui/contact-fields'
import { Select } from 'shared-lib/kit/ui/select/select'
import { productOptions } from '../../leads/products'

export const productLabel = 'Sobre que produto'

/** Subject of the call. */
export const ProductField = ({ form }: { form: LeadFields }) => (
  <Select
    label={productLabel}
    options={productOptions}
    placeholder="Escolhe"
    {...form.textField('product')}
  />
)
