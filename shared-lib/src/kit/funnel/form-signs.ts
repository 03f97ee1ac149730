import { readCampaign } from '../../rules/campaign/campaign'
import { sessionDraft } from '../form/draft'
import { trapField } from '../form/trap-field'

/** Parameter by which an embed passes the origin of its page to a page of ours opened from it. */
export const aroundParameter = 'origem'

/** Notes when a form first appeared on this device, so that a reload does not reset it. Browser only. */
export function noteOpened(vertical: string) {
  const draft = sessionDraft(`${vertical}-opened`)
  if (!draft.read().at) draft.write({ at: String(Date.now()) })
}

export const forgetOpened = (vertical: string) => sessionDraft(`${vertical}-opened`).clear()

function openMs(vertical: string): number | undefined {
  const ms = Date.now() - Number(sessionDraft(`${vertical}-opened`).read().at)
  return ms >= 0 ? ms : undefined // not noted, or the clock was set back
}

/** Origin of the page around an embed, or around the one that opened this page; the server checks that it is one. */
function around(): string | undefined {
  const given = new URLSearchParams(location.search).get(aroundParameter)
  if (window.parent === window) return given ?? undefined
  return (
    location.ancestorOrigins?.[0] ??
    (URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined)
  )
}

/** Campaign marks of the address; undefined when it has none. */
function campaign() {
  const marks = readCampaign(location.search)
  return Object.keys(marks).length > 0 ? marks : undefined
}

/** Signs of the form at this moment, for the lead API. */
export const signsOf = (vertical: string, form: HTMLFormElement) => ({
  trap: String(new FormData(form).get(trapField.name) ?? ''),
  openMs: openMs(vertical),
  around: around(),
  campaign: campaign(),
})
