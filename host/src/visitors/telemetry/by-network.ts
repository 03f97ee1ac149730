/** Number of groups of networks, numbered from 1; 0 is an unknown network. */
export const networks = 256

/** More than any measurement has buckets; network and bucket share one number. */
const buckets = 32

export const joined = (network: number, bucket: number) => network * buckets + bucket

interface ByNetwork {
  readonly network: number
  readonly count: number
}

/** Counts without the networks that reported most, so that a few networks cannot decide alone. */
export function quieter<Row extends ByNetwork>(rows: readonly Row[], leaveOut: number): readonly Row[] {
  const sums = new Map<number, number>()
  for (const { network, count } of rows) sums.set(network, (sums.get(network) ?? 0) + count)
  const loudest = [...sums].sort(([, one], [, other]) => other - one).slice(0, leaveOut)
  const out = new Set(loudest.map(([network]) => network))
  return rows.filter(({ network }) => !out.has(network))
}

interface Joined {
  readonly bucket: number
  readonly count: number
}

export const split = ({ bucket, count }: Joined) => ({
  network: Math.floor(bucket / buckets),
  bucket: bucket % buckets,
  count,
})
