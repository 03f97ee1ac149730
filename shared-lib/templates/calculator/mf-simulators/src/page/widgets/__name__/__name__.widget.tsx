import { calculatorWidget } from 'shared-lib/kit/calculator/ui/calculator-widget'
import { __camel__View } from '../../screens/__name__/__name__.view'
import { __camel__Contract } from './__name__.contract'

export default calculatorWidget(__camel__Contract, __camel__View)
