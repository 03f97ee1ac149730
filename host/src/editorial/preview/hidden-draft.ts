import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import type { ScheduledStory } from './schedules'

/**
 * Why a page as of another day does not show a draft, for the editor who has just saved it; undefined when it does.
 * `scheduled` is undefined where publications to come cannot be read.
 */
export function hiddenDraft(
  day: IsoDate,
  storyId: number,
  scheduled: readonly ScheduledStory[] | undefined,
): string | undefined {
  if (!scheduled) return 'Neste dia vê-se o que está publicado, não o rascunho.'
  const on = scheduled.find((one) => one.storyId === storyId)?.on
  if (on === undefined) return 'O rascunho não tem data: neste dia não se vê.'
  return on <= day ? undefined : `O rascunho só se publica a ${formatDatePt(on)}: neste dia não se vê.`
}
