import { plainCharacters } from '../../text/plain-characters'

/** An address as pasted, without the `mailto:` of a link, the name and brackets of a mail program, and signs and blanks around. */
export const normalEmail = (text: string): string =>
  plainCharacters(text)
    .replace(/^(mailto:|.*<|e-?mail:|["'])|[>"';,.]{1,3}$/gi, '')
    .split('@')
    .map((part) => part.trim())
    .join('@')

const local = /^[^\s@"(),:;<>[\]\\.]+(?:\.[^\s@"(),:;<>[\]\\.]+)*$/u
const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u
const topLevel = /^(?:\p{L}{2,}|xn--[a-z0-9-]+)$/iu

/**
 * An address that mail can reach in practice: a domain with a dot and a top-level domain of two or more letters. Quoted
 * local parts and address literals are refused: visitors do not type them on purpose. Lengths as in RFC 5321.
 */
export function isEmail(text: unknown): boolean {
  if (typeof text !== 'string' || text.length > 254) return false
  const [name = '', domain = '', ...rest] = text.split('@')
  const labels = domain.split('.')
  return (
    rest.length === 0 &&
    name.length <= 64 &&
    local.test(name) &&
    labels.length > 1 &&
    labels.every((part) => part.length <= 63 && label.test(part)) &&
    topLevel.test(labels.at(-1) ?? '')
  )
}
