import { openStore } from '../open-store'
import { describeDeployments, describeHosts, describeSwitches } from './describe-deployments'

/** Versions with their hosts, dates, authors and sizes; and the last changes. */
export async function showDeployments() {
  const store = openStore()
  const { revision, rows, flips } = await describeDeployments(store)
  console.log(`${store.location}, registry ${revision} (times are UTC)`)
  if (rows.length === 0) return console.log('nothing is deployed yet: npm run deploy -- mf-energy')
  console.table(rows)
  console.log('hosts that run')
  console.table(describeHosts(await store.hosts(), revision))
  console.log('last changes')
  console.table(describeSwitches(flips))
}
