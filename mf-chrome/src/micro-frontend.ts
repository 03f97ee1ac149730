import { defineMicroFrontend } from 'shared-lib/contract/define-micro-frontend'
import { componentsContract } from './widgets/components/components.contract'
import { errorPageContract } from './widgets/error-page/error-page.contract'
import { footerContract } from './widgets/footer/footer.contract'
import { headerContract } from './widgets/header/header.contract'

export default defineMicroFrontend({
  name: 'mf-chrome',
  owner: 'Equipa Plataforma',
  widgets: [headerContract, footerContract, errorPageContract, componentsContract],
  routes: [],
})
