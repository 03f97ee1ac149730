import { calculatorWidget } from 'shared-lib/kit/calculator/ui/calculator-widget'
import { netSalaryView } from '../../screens/net-salary/net-salary.view'
import { netSalaryContract } from './net-salary.contract'

export default calculatorWidget(netSalaryContract, netSalaryView)
