import { __camel__View } from '../../screens/__name__/__name__.view'
import { simulatorWidget } from '../../screens/simulator/simulator-widget'
import { __camel__Contract } from './__name__.contract'

export default simulatorWidget(__camel__Contract, __camel__View)
