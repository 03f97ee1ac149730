import { navigationTarget } from './navigation-target'
import cases from './testing/navigation-target.json'

const allowedHosts = ['simulador.precos.erse.pt']

it.each(cases.allowed as [string, object][])('leads %s to safety', (url, target) =>
  expect(navigationTarget(url, { allowedHosts })).toEqual(target),
)

it.each(cases.refused)('refuses %j', (url) =>
  expect(() => navigationTarget(url, { allowedHosts })).toThrow('Navigation refused'),
)
