import { changedShape } from './changed-shape'
import { type Download, jsonOf } from './download'
import { monthsOfCube } from './json-stat'

const service = 'https://bpstat.bportugal.pt/data/v1'
export const bpstatDocs = 'https://bpstat.bportugal.pt/data/docs'

interface SeriesInfo {
  readonly id?: unknown
  readonly label?: unknown
  readonly dataset_id?: unknown
  readonly domain_ids?: readonly unknown[]
}

/**
 * One series of BPstat by month: its description names the dataset, whose observations come as JSON-stat. Documented at
 * https://bpstat.bportugal.pt/data/docs; shapes as in github.com/m-muecke/bbk, R/bdp.R (read 2026-11-28). A number that
 * leads to a series with another label is refused: numbers have been confused before.
 */
export async function bpstatSeries(download: Download, id: number, label: RegExp) {
  const list = jsonOf(await download(`${service}/series/?lang=PT&series_ids=${id}`))
  const [info, ...more]: SeriesInfo[] = Array.isArray(list) ? list : []
  const domain = info?.domain_ids?.[0]
  if (more.length > 0 || info?.id !== id || typeof info.dataset_id !== 'string' || domain === undefined)
    throw changedShape(`no description of series ${id}`)
  if (!label.test(String(info.label))) throw changedShape(`series ${id} is «${info.label}»`)
  const address = `${service}/domains/${domain}/datasets/${info.dataset_id}/?lang=PT&series_ids=${id}&obs_last_n=24`
  return monthsOfCube(jsonOf(await download(address)), 'reference_date')
}
