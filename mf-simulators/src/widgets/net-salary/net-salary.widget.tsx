import { netSalaryView } from '../../screens/net-salary/net-salary.view'
import { simulatorWidget } from '../../screens/simulator/simulator-widget'
import { netSalaryContract } from './net-salary.contract'

export default simulatorWidget(netSalaryContract, netSalaryView)
