import type { calculatorContract, calculatorRoutes } from 'shared-lib/kit/calculator/calculator-contract'
import { calculatorOf, type FormCalculator, loadOf, tagDataOf } from 'shared-lib/kit/form/calculator'
import type { Fields } from 'shared-lib/kit/form/form'
import { attributeParameters } from 'shared-lib/kit/form/form-attributes'
import { deedCostsCalculator } from './calculators/deed-costs.calculator'
import { euriborCalculator } from './calculators/euribor.calculator'
import { homeLoanCalculator, homeLoanOnScreen } from './calculators/home-loan.calculator'
import { homeLoanTransferCalculator } from './calculators/home-loan-transfer.calculator'
import { imiCalculator } from './calculators/imi.calculator'
import { irsCalculator } from './calculators/irs.calculator'
import { loanCalculator } from './calculators/loan.calculator'
import { netSalaryCalculator } from './calculators/net-salary.calculator'
import { selfEmployedCalculator } from './calculators/self-employed.calculator'
import { wagesCalculator } from './calculators/wages.calculator'
import { type Embeddable, embeddable } from './page/screens/embed-generator/embeddable'
import { deedCostsContract, deedCostsRoutes } from './page/widgets/deed-costs/deed-costs.contract'
import { euriborContract, euriborRoutes } from './page/widgets/euribor/euribor.contract'
import { homeLoanContract, homeLoanRoutes } from './page/widgets/home-loan/home-loan.contract'
import {
  homeLoanTransferContract,
  homeLoanTransferRoutes,
} from './page/widgets/home-loan-transfer/home-loan-transfer.contract'
import { imiContract, imiRoutes } from './page/widgets/imi/imi.contract'
import { irsContract, irsRoutes } from './page/widgets/irs/irs.contract'
import { loanContract, loanRoutes } from './page/widgets/loan/loan.contract'
import { netSalaryContract, netSalaryRoutes } from './page/widgets/net-salary/net-salary.contract'
import { selfEmployedContract, selfEmployedRoutes } from './page/widgets/self-employed/self-employed.contract'
import { wagesContract, wagesRoutes } from './page/widgets/wages/wages.contract'

/** One calculator in all its forms: page, embed, tag and open API, as plain entries of the definition. */
function entry<Of extends Fields, Result extends object>(
  name: string,
  calculator: FormCalculator<Of, Result>,
  contract: ReturnType<typeof calculatorContract>,
  routes: ReturnType<typeof calculatorRoutes>,
) {
  const slug = routes[0]?.path.split('/').at(-1) ?? ''
  return {
    name,
    contract,
    // A frame on another site has the calculator alone.
    routes: routes.map((route) => (route.embed ? route : { ...route, calculator: name })),
    load: loadOf(calculator),
    tagData: tagDataOf(calculator),
    calculator: calculatorOf(calculator),
    embeddable: embeddable(contract, slug, attributeParameters(calculator.form)),
  }
}

/** Every calculator, in the order in which people look for them. */
export const calculators = [
  entry('net-salary', netSalaryCalculator, netSalaryContract, netSalaryRoutes),
  entry('wages', wagesCalculator, wagesContract, wagesRoutes),
  entry('self-employed', selfEmployedCalculator, selfEmployedContract, selfEmployedRoutes),
  entry('irs', irsCalculator, irsContract, irsRoutes),
  entry('imi', imiCalculator, imiContract, imiRoutes),
  entry('deed-costs', deedCostsCalculator, deedCostsContract, deedCostsRoutes),
  entry('euribor', euriborCalculator, euriborContract, euriborRoutes),
  entry('loan', loanCalculator, loanContract, loanRoutes),
  {
    ...entry('home-loan', homeLoanOnScreen, homeLoanContract, homeLoanRoutes),
    // The API returns every instalment unless the caller asks for less, the page the other way round.
    calculator: calculatorOf(homeLoanCalculator),
  },
  entry('home-loan-transfer', homeLoanTransferCalculator, homeLoanTransferContract, homeLoanTransferRoutes),
]

/** `load` of the code generator's page. */
export const embeddables = (): readonly Embeddable[] => calculators.map((one) => one.embeddable)
