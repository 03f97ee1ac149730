import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import { tagData } from './energy-offers.fixture'
import { loadList } from './energy-offers.views'
import widget from './energy-offers.widget'

beforeAll(loadList)

describeWidgetContract(widget, { data: tagData() })
