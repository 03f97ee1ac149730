import { defineMicroFrontend } from 'shared-lib/contract/define-micro-frontend'
import { imiSimulator } from './calculators/imi.calculator'
import { calculatorOf, loadOf, tagDataOf } from './form/simulator'
import { imiContract, imiRoutes } from './widgets/imi/imi.contract'

/** The calculators: each is a page, an embed, a tag and an open API. */
const simulators = [
  { name: 'imi', simulator: imiSimulator, contract: imiContract, routes: imiRoutes },
] as const

export default defineMicroFrontend({
  name: 'mf-simulators',
  owner: 'Equipa Simuladores',
  widgets: simulators.map(({ contract }) => contract),
  routes: simulators.flatMap(({ routes }) => routes),
  load: Object.fromEntries(
    simulators.flatMap(({ simulator, routes }) => routes.map(({ path }) => [path, loadOf(simulator)])),
  ),
  tagData: Object.fromEntries(
    simulators.map(({ simulator, contract }) => [contract.tag, tagDataOf(simulator)]),
  ),
  calculators: Object.fromEntries(simulators.map(({ name, simulator }) => [name, calculatorOf(simulator)])),
})
