import { defineMicroFrontend } from 'shared-lib/contract/define-micro-frontend'
import { telecomParts } from './product'

export default defineMicroFrontend({
  name: 'mf-telecom',
  owner: 'Equipa Telecom',
  ...telecomParts,
  widgets: [...telecomParts.widgets],
})
