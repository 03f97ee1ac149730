import { calculatorWidget } from '../../screens/calculator/calculator-widget'
import { netSalaryView } from '../../screens/net-salary/net-salary.view'
import { netSalaryContract } from './net-salary.contract'

export default calculatorWidget(netSalaryContract, netSalaryView)
