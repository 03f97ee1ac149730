import type { TelecomAnswers } from '../fields'

export interface Services {
  readonly internet?: { readonly downMbps: number }
  readonly tv?: unknown
  readonly voice?: boolean
  readonly mobile?: { readonly sims: number; readonly dataGb?: number; readonly unlimited?: boolean }
}

/** Services that the visitor wants in a package. */
export type Asked = Pick<
  TelecomAnswers,
  'downloadSpeed' | 'tv' | 'voice' | 'addSim' | 'numOfSim' | 'mobileData'
>

/** A requested service that a package lacks, or does not mention. */
export type Lack = 'internet' | 'speed' | 'tv' | 'voice' | 'sims' | 'data'

/** Up to 50 GB asks for 50 GB; more than that for more, or for no limit. */
function hasData(
  { dataGb = 0, unlimited }: NonNullable<Services['mobile']>,
  wanted: Asked['mobileData'],
): boolean {
  if (unlimited || wanted === undefined || wanted === 0 || wanted === 'unknown') return true
  return wanted === 50 ? dataGb >= 50 : dataGb > 50
}

/** Services that a package lacks, in the order of the questions. */
export function lacksOf({ internet, tv, voice, mobile }: Services, asked: Asked): readonly Lack[] {
  const { downloadSpeed = 0, addSim, numOfSim = 1, mobileData } = asked
  const found: readonly (readonly [Lack, boolean | undefined])[] = [
    ['internet', !internet],
    ['speed', internet && internet.downMbps < downloadSpeed],
    ['tv', asked.tv && !tv],
    ['voice', asked.voice && !voice],
    ['sims', addSim && (mobile?.sims ?? 0) < numOfSim],
    ['data', addSim && mobile && !hasData(mobile, mobileData)],
  ]
  return found.flatMap(([lack, holds]) => (holds ? lack : []))
}
