import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import { rankedPage } from './energy-offers.fixture'
import widget from './energy-offers.widget'

describeWidgetContract(widget, rankedPage)
