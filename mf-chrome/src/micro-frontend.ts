import { defineMicroFrontend } from 'shared-lib/contract/define-micro-frontend'
import { componentsContract } from './page/widgets/components/components.contract'
import { errorPageContract } from './page/widgets/error-page/error-page.contract'
import { footerContract } from './page/widgets/footer/footer.contract'
import { headerContract } from './page/widgets/header/header.contract'

export default defineMicroFrontend({
  name: 'mf-chrome',
  owner: 'Equipa Plataforma',
  widgets: [headerContract, footerContract, errorPageContract, componentsContract],
  routes: [],
})
