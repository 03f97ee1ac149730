import { describeServerRender } from 'shared-lib/testing/server-cases'
import { rankedPage } from './energy-offers.fixture'
import widget from './energy-offers.widget'

describe('in a story, without answers', () => describeServerRender(widget))
describe('on its own page', () => {
  it('has offers to draw', () => expect(rankedPage.data).toMatchObject({ kind: 'ranked' }))
  describeServerRender(widget, rankedPage)
})
