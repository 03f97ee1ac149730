import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import { tagData } from './energy-offers.fixture'
import widget from './energy-offers.widget'

describeWidgetContract(widget, { data: tagData() })
