import { implementWidget } from 'shared-lib/contract/define-widget'
import { DetailsScreen } from '../../screens/details-screen'
import { energyDetailsContract } from './energy-details.contract'

export default implementWidget(energyDetailsContract, DetailsScreen)
