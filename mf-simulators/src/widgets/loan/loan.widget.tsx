import { DateField } from 'shared-lib/ui/date-field/date-field'
import { loanView } from '../../screens/loan/loan.view'
import { simulatorWidget } from '../../screens/simulator/simulator-widget'
import { loanContract } from './loan.contract'

export default simulatorWidget(loanContract, { ...loanView, dateField: DateField })
