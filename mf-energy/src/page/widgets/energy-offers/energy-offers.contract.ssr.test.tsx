import { describeServerRender } from 'shared-lib/testing/server-cases'
import { rankedPage, tagData } from './energy-offers.fixture'
import { loadScreen } from './energy-offers.views'
import widget from './energy-offers.widget'

beforeAll(loadScreen)

describe('in a story', () => {
  it('has offers to draw', () => expect(tagData().offers).toHaveLength(3))
  describeServerRender(widget, { data: tagData() })
})
describe('where its data could not be had', () => describeServerRender(widget))
describe('on its own page', () => {
  it('has offers to draw', () => expect(rankedPage.data).toMatchObject({ kind: 'ranked' }))
  describeServerRender(widget, rankedPage)
})
