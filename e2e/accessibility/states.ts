import { lookPages } from '../look/look-pages'
import { calculatorStates } from './states/calculators'
import { chromeStates } from './states/chrome'
import { creditCardStates } from './states/credit-card'
import { depositStates } from './states/deposits'
import { editorialStates } from './states/editorial'
import { energyStates } from './states/energy'
import { homeLoanStates } from './states/home-loan'
import { insuranceStates } from './states/insurance'
import { personalLoanStates } from './states/personal-loan'
import { requestStates } from './states/requests'
import type { ScreenStates } from './states/screen-states'
import { telecomStates } from './states/telecom'
import { toolStates } from './states/tools'

/** Every screen and state that axe judges. */
export const screenStates: readonly ScreenStates[] = [
  // The design page is in the list of tools, with all of its panels open.
  ...Object.entries(lookPages)
    .filter(([name]) => name !== 'design')
    .map(
      ([name, address]): ScreenStates => ({
        name: `page: ${name}`,
        address,
        // The walks of the products, the calculators' own states and those of editors' pages come by the others.
        ...(name !== 'home' && { tag: '@deep' }),
      }),
    ),
  ...editorialStates,
  ...chromeStates,
  ...energyStates,
  ...telecomStates,
  ...homeLoanStates,
  ...personalLoanStates,
  ...creditCardStates,
  ...depositStates,
  ...insuranceStates,
  ...calculatorStates,
  ...requestStates,
  ...toolStates,
]
