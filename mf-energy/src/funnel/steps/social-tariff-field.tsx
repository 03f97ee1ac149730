import { Checkbox } from 'shared-lib/ui/checkbox/checkbox'
import type { BillForm } from './bill-parts'

export const SocialTariffField = ({ form: { raw, errors, change } }: { form: BillForm }) => (
  <Checkbox
    id="socialTariff"
    name="socialTariff"
    label="Tenho tarifa social"
    hint="É atribuída de forma automática; na fatura vem como «tarifa social» ou como o seu desconto."
    error={errors.socialTariff}
    value={raw.socialTariff === 'true'}
    onChange={(ticked) => change('socialTariff', ticked ? 'true' : '')}
  />
)
