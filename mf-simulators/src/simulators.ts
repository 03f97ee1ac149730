import type { Fields } from 'shared-lib/form/form'
import { attributeParameters } from 'shared-lib/form/form-attributes'
import { calculatorOf, loadOf, type Simulator, tagDataOf } from 'shared-lib/form/simulator'
import { deedCostsSimulator } from './calculators/deed-costs.calculator'
import { euriborSimulator } from './calculators/euribor.calculator'
import { homeLoanOnScreen, homeLoanSimulator } from './calculators/home-loan.calculator'
import { homeLoanTransferSimulator } from './calculators/home-loan-transfer.calculator'
import { imiSimulator } from './calculators/imi.calculator'
import { irsSimulator } from './calculators/irs.calculator'
import { loanSimulator } from './calculators/loan.calculator'
import { netSalarySimulator } from './calculators/net-salary.calculator'
import { selfEmployedSimulator } from './calculators/self-employed.calculator'
import { wagesSimulator } from './calculators/wages.calculator'
import { type Embeddable, embeddable } from './screens/embed-generator/embeddable'
import type { simulatorContract, simulatorRoutes } from './screens/simulator/simulator-contract'
import { deedCostsContract, deedCostsRoutes } from './widgets/deed-costs/deed-costs.contract'
import { euriborContract, euriborRoutes } from './widgets/euribor/euribor.contract'
import { homeLoanContract, homeLoanRoutes } from './widgets/home-loan/home-loan.contract'
import {
  homeLoanTransferContract,
  homeLoanTransferRoutes,
} from './widgets/home-loan-transfer/home-loan-transfer.contract'
import { imiContract, imiRoutes } from './widgets/imi/imi.contract'
import { irsContract, irsRoutes } from './widgets/irs/irs.contract'
import { loanContract, loanRoutes } from './widgets/loan/loan.contract'
import { netSalaryContract, netSalaryRoutes } from './widgets/net-salary/net-salary.contract'
import { selfEmployedContract, selfEmployedRoutes } from './widgets/self-employed/self-employed.contract'
import { wagesContract, wagesRoutes } from './widgets/wages/wages.contract'

/** One calculator in all its forms: page, embed, tag and open API, as plain entries of the definition. */
function entry<Of extends Fields, Result extends object>(
  name: string,
  simulator: Simulator<Of, Result>,
  contract: ReturnType<typeof simulatorContract>,
  routes: ReturnType<typeof simulatorRoutes>,
) {
  const slug = routes[0]?.path.split('/').at(-1) ?? ''
  return {
    name,
    contract,
    // A frame on another site has the calculator alone.
    routes: routes.map((route) => (route.embed ? route : { ...route, calculator: name })),
    load: loadOf(simulator),
    tagData: tagDataOf(simulator),
    calculator: calculatorOf(simulator),
    embeddable: embeddable(contract, slug, attributeParameters(simulator.form)),
  }
}

/** Every calculator, in the order in which people look for them. */
export const simulators = [
  entry('net-salary', netSalarySimulator, netSalaryContract, netSalaryRoutes),
  entry('wages', wagesSimulator, wagesContract, wagesRoutes),
  entry('self-employed', selfEmployedSimulator, selfEmployedContract, selfEmployedRoutes),
  entry('irs', irsSimulator, irsContract, irsRoutes),
  entry('imi', imiSimulator, imiContract, imiRoutes),
  entry('deed-costs', deedCostsSimulator, deedCostsContract, deedCostsRoutes),
  entry('euribor', euriborSimulator, euriborContract, euriborRoutes),
  entry('loan', loanSimulator, loanContract, loanRoutes),
  {
    ...entry('home-loan', homeLoanOnScreen, homeLoanContract, homeLoanRoutes),
    // A program is told every instalment unless it asks for less, the page the other way round.
    calculator: calculatorOf(homeLoanSimulator),
  },
  entry('home-loan-transfer', homeLoanTransferSimulator, homeLoanTransferContract, homeLoanTransferRoutes),
]

/** `load` of the code generator's page. */
export const embeddables = (): readonly Embeddable[] => simulators.map((one) => one.embeddable)
