import { defineMicroFrontend } from 'shared-lib/contract/define-micro-frontend'
import { energyParts } from './product'

export default defineMicroFrontend({
  name: 'mf-energy',
  owner: 'Equipa Energia',
  ...energyParts,
  widgets: [...energyParts.widgets],
})
