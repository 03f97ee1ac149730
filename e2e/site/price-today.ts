import { readFileSync } from 'node:fs'
import path from 'node:path'
import { editScripts } from './edit-bundles'
import { publishChanged, untilServed } from './publish-built'
import type { TestSite } from './start-site'

const catalogue: {
  readonly asOf: string
  readonly valid: Readonly<Record<'electricity' | 'gas', { readonly from: string; readonly to: string }>>
  readonly offers: readonly { readonly evidence: { readonly asOf: string } }[]
} = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../mf-energy/src/data/offers/catalogue.json'), 'utf8'),
)

const today = new Date().toISOString().slice(0, 10)

/** The tariffs of the year that the catalogue is of are in force: its prices could be of today. */
export const mayBeOfToday = today <= catalogue.valid.electricity.to

const days = new Set([catalogue.asOf, ...catalogue.offers.map(({ evidence }) => evidence.asOf)])
const asOf = (day: string) => `"asOf":"${day}"`

/** Serves the energy prices as if they had been collected today, so that they are current and not history. */
export async function priceToday({ store, url }: TestSite) {
  const version = 'priced-today'
  const { electricity, gas } = catalogue.valid
  await publishChanged(store, 'mf-energy', version, (folder) => {
    editScripts(`${folder}/server`, (code) =>
      [...days]
        .reduce((text, day) => text.replaceAll(asOf(day), asOf(today)), code)
        .replaceAll(
          `"gas":${JSON.stringify(gas)}`,
          `"gas":${JSON.stringify({ ...gas, to: electricity.to })}`,
        ),
    )
    return undefined
  })
  await untilServed(url, version)
}
