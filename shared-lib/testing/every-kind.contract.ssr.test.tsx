import { implementWidget } from '../src/contract/define-widget'
import { sampleContract } from '../src/platform/generators/sample-contract.fixture'
import { describeServerRender, withoutBrowser } from './server-cases'

describeServerRender(implementWidget(sampleContract, ({ attributes }) => <p>{JSON.stringify(attributes)}</p>))

it('notices a look at the browser, a careful one too', () => {
  expect(withoutBrowser(() => typeof window).touched).toEqual(['window'])
  expect(withoutBrowser(() => typeof localStorage === 'object').touched).toEqual(['localStorage'])
  expect(withoutBrowser(() => 1)).toEqual({ result: 1, touched: [] })
  expect(typeof window).toBe('undefined')
})
