/** Download speed in Mbps, one of the tiers sold. */
export type DownloadSpeed = 200 | 500 | 1000
export type SimCount = 1 | 2 | 3 | 4 | 5
/** GB a month on each card, as an upper bound: 0 is calls only, 1000 stands for more than 50 GB or no limit. */
export type MobileData = 0 | 50 | 1000
/** Months until the loyalty period of today's contract ends. */
export type ContractExpiry = 'none' | 'under2' | 'from2to4' | 'over4'

/** What the telecom funnel asks, as plain data: every field may still be missing while it is being answered. */
export interface TelecomAnswers {
  readonly downloadSpeed?: DownloadSpeed
  /** Whether mobile phone cards come with the package. */
  readonly addSim?: boolean
  readonly numOfSim?: SimCount
  readonly mobileData?: MobileData
  readonly contractExpiry?: ContractExpiry
  /** Last day of the loyalty period, `YYYY-MM-DD`. */
  readonly expirationDate?: string
  /** Code of `shared-lib/providers`, `other` or `none`. */
  readonly currentProvider?: string
  /** `0000-000`: coverage and prices depend on the address. */
  readonly zipcode?: string
}
