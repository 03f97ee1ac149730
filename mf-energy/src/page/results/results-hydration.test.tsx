import { recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import { expectExactHydration } from 'shared-lib/testing/exact-hydration'
import { loadResults } from './results.load'
import { ResultsScreen } from './results-screen'

/** Long after the catalogue: its prices are historic. */
const late = '2026-11-21'
const fresh = '2026-06-20'
const load = (query: string, today = late) => loadResults({ path: '/energia/resultados', query, today })

const electricity =
  'energyType=electricity&addressType=current&postalCode=1000&inhabitants=2&houseUsage=normal&contractedPower=3.45&currentProvider=EDPC'

function firstTwo() {
  const data = load(electricity)
  return data.kind === 'ranked'
    ? data.rows.slice(0, 2).map(({ id }) => `compare=${encodeURIComponent(id)}`)
    : []
}

const states = {
  electricity,
  gas: 'energyType=gas&addressType=current&postalCode=1000&inhabitants=3&houseUsage=normal&gasTier=2&currentProvider=unknown',
  'both, in a postal code of several municipalities':
    'energyType=dual&addressType=current&postalCode=3700&inhabitants=3&houseUsage=normal&contractedPower=6.9&gasTier=2&currentProvider=GALP',
  'a bill that was typed in': `${electricity}&meter=simple&kwhElectricity=2000&kwhPeriod=year&powerPrice=0,25&energyPrice=0,17`,
  'the islands': 'energyType=dual&addressType=new&postalCode=9500',
  'three periods without their use': `${electricity}&timeOption=tri`,
  'every filter': `${electricity}&timeOption=bi&cycle=daily&provider=EDPC&groups=true&renewable=true`,
  'another order, more places': `${electricity}&sort=renewable&shown=24`,
  'no results': `${electricity}&provider=GALP&regulated=true`,
  'two side by side': [electricity, ...firstTwo()].join('&'),
}

// A page of twelve bills takes a slow machine longer than a unit test may.
const patience = 30_000

it.each(Object.entries(states))(
  'hydrates %s exactly as the server printed it',
  async (_, query) => {
    const data = JSON.parse(JSON.stringify(load(query)))
    await expectExactHydration(() => <ResultsScreen data={data} query={query} shell={recordedShell()} />)
  },
  patience,
)

it.each(['electricity', 'a bill that was typed in', 'every filter'] as const)(
  'hydrates %s with prices of the day, too',
  async (name) => {
    const query = states[name]
    const data = JSON.parse(JSON.stringify(load(query, fresh)))
    await expectExactHydration(() => <ResultsScreen data={data} query={query} shell={recordedShell()} />)
  },
  patience,
)
