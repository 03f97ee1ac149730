import { openStore } from './open-store'

// npm run deployments: who serves what, since when, how heavy.
const store = openStore()
const { revision, entries } = await store.registry()
const rows = []
for (const [name, entry] of Object.entries(entries))
  for (const version of await store.versions(name)) {
    const { builtAt, owner, commit, files } = await store.deployment(name, version)
    const kib = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024
    const role = version === entry.current ? 'current' : version === entry.lastGood ? 'last good' : ''
    rows.push({
      name,
      version,
      role,
      owner,
      built: builtAt,
      commit: commit.slice(0, 8),
      KiB: Math.round(kib),
    })
  }
console.log(`${store.location}, registry ${revision}`)
if (rows.length > 0) console.table(rows)
else console.log('nothing is deployed yet: npm run deploy -- mf-energy')
