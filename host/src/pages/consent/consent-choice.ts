import { chosenIn } from './chosen-in'

/** Uses that may be allowed besides what the site needs. Read by the server and by the shell. */
const categories = ['marketing', 'statistics'] as const

export type Category = (typeof categories)[number]
export type Signal = 'granted' | 'denied'
export type ConsentChoice = Readonly<Record<Category, Signal>>

const consentCookie = 'qp_consent'

/** 180 days, in seconds: then every visitor is asked again. */
const keptSeconds = 15_552_000

/** The choice in a list of cookies; undefined when none was made about these words. */
export function choiceOf(cookies: string, textVersion: string | undefined): ConsentChoice | undefined {
  const granted = textVersion && chosenIn(cookies, textVersion)?.split('.')
  if (!granted) return undefined
  const signal = (category: Category) => (granted.includes(category) ? 'granted' : 'denied')
  return { marketing: signal('marketing'), statistics: signal('statistics') }
}

/** `set-cookie` for a choice. The proof's id is in it, so that a visitor's browser can be matched with its proof. */
export function cookieOfChoice(
  choice: ConsentChoice,
  { proofId, textVersion, secure }: { proofId: string; textVersion: string; secure: boolean },
): string {
  const granted = categories.filter((category) => choice[category] === 'granted')
  const value = [proofId, textVersion, ...granted].join('.')
  return `${consentCookie}=${value}; Max-Age=${keptSeconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
}
