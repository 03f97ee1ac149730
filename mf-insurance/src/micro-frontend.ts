import { defineMicroFrontend } from 'shared-lib/contract/define-micro-frontend'
import { insuranceParts } from './product'

export default defineMicroFrontend({
  name: 'mf-insurance',
  owner: 'Equipa Seguros',
  ...insuranceParts,
  widgets: [...insuranceParts.widgets],
})
