import { hidePersonal } from './personal-data'
import { redactUrl } from './redact-url'

const word = /[^\s"'`<>]+/g
const isAddress = (text: string) => text.includes('/') && /[?#%]/.test(text)

/** A message as a log may keep it: every address in it as `redactUrl` writes it, and nothing personal around them. */
export const redactText = (text: string) =>
  hidePersonal(text.replace(word, (found) => (isAddress(found) ? redactUrl(found) : found)))

// Between two members, a number that could be a person's.
const valueOrText = /"(?:[^"\\]|\\.)*"|(?<=[:,[])\d{9}(?=[,}\]])/g

/** A line of JSON with every text in it redacted, names of members too; as valid as it was. */
export const redactLine = (line: string) =>
  line.replace(valueOrText, (found) => {
    if (!found.startsWith('"')) return '"[number]"'
    const text: string = JSON.parse(found)
    const shown = redactText(text)
    return shown === text ? found : JSON.stringify(shown)
  })

/** For every log of a host: lines pass through here last, so no caller has to think of it. */
export const logOptions = (level: string) => ({
  level,
  // Only the needed members: headers hold cookies.
  serializers: {
    req: ({ method, url, id }: { method?: string; url?: string; id?: unknown }) => ({
      method,
      url: redactUrl(url ?? ''),
      id,
    }),
  },
  hooks: { streamWrite: redactLine },
})
