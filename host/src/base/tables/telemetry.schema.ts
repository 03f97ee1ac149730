/** Reports of browsers and hosts about versions: one table, shared by all hosts. */
export type TelemetrySchema = {
  readonly version_counts: {
    /** Start of the five minutes that are counted, ISO 8601 UTC. */
    readonly at: string
    readonly remote: string
    readonly version: string
    readonly tag: string
    readonly kind: string
    /** Of a measurement; the network, for kinds counted by network; of `judged-INP`, an `INP` by network, both; else 0. */
    readonly bucket: number
    readonly count: number
  }
}
