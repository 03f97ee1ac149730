// Every pattern here is linear, because its input was typed by strangers: a repetition is bounded, or stops at a
// character that nothing after it needs. Wrongly hiding a number costs a line of a log; showing one is a leak.

/** Marks that people, a query or an encoded path put between the digits of a number. */
const between = String.raw`(?:[\s.()+\-]|%20){0,3}`
const number = RegExp(
  // Not inside a longer number, nor inside a hexadecimal id.
  String.raw`(?<!\d[a-f]{0,8})(?:(?:\+|%2b)(?:\d${between}){7,14}\d|(?:(?:00)?351${between})?(?:\d${between}){8}\d)(?![\da-f])`,
  'gi',
)

const word = /[^\s"<>()[\]{},;:\\/?&=#|]+/g
const at = /@|%(?:25){0,4}40/i
const letter = /\p{L}/u

function isEmailLike(found: string): boolean {
  const text = found.replace(/^@+/, '')
  const from = text.search(at)
  return from > 0 && letter.test(text.slice(from))
}

const secretPath =
  /((?:\/|%2f)(?:pedido|api(?:\/|%2f)leads(?:\/|%2f)status|newsletter(?:\/|%2f)(?:confirmar|sair))(?:\/|%2f)+)[^/\s"'?#]+/gi
const namedSecret =
  /\b(bearer\s|(?:token|secret|password|signature|api[_-]?key)["']?\s{0,3}[=:]\s{0,3})["']?[^\s"'&,;]+/gi
const longWord = /[\w-]{32,}/g

/** Like those of `newSecret`, or a foreign key: hashes and names of ours have one case, or no digit. */
const isKeyLike = (text: string) =>
  /[A-Z]/.test(text) && /[a-z]/.test(text) && (/\d/.test(text) || text.length === 43)

/** The text without emails, numbers of nine digits or with a country's code (phones, NIF), secret addresses and keys. */
export const hidePersonal = (text: string) =>
  text
    .replace(secretPath, '$1[secret]')
    .replace(namedSecret, '$1[secret]')
    .replace(longWord, (found) => (isKeyLike(found) ? '[secret]' : found))
    .replace(word, (found) => (isEmailLike(found) ? '[email]' : found))
    .replace(number, '[number]')
