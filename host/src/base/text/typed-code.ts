const elements =
  'a|abbr|article|aside|audio|b|blockquote|body|br|button|canvas|center|code|dd|del|details|div|dl|dt|em|embed|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|li|link|main|mark|meta|nav|noscript|object|ol|p|picture|pre|q|s|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|textarea|th|thead|time|tr|u|ul|video'

/**
 * Code of a page (`<iframe …>`, `<qp-imi>`) between these signs. Cut off at the end of a text it has an attribute or a long
 * name: `a<b` is none.
 */
function codeBetween(open: string, close: string, any: string) {
  const inside = `(?:(?!${open}|${close})${any})*`
  const end = `(?!${any})`
  const whole = `${open}(script|style|iframe)\\b${inside}${close}${any}*?${open}/\\1\\s*${close}`
  const name = `${open}/?(?:${elements}|qp-[a-z-]*)(?=[\\s/]|${close}|${end})`
  return RegExp(
    `${whole}|${name}(?:${inside}${close}|\\s+[a-z-]+\\s*=${inside}${end}|(?<=\\w\\w)${end})`,
    'gi',
  )
}

/** HTML that an editor typed or pasted as words. */
export const typedCode = codeBetween('(?:<|&lt;)', '(?:>|&gt;)', '[^]')
/** The same in the text of clean HTML, where real elements are written with signs. */
export const escapedCode = codeBetween('&lt;', '&gt;', '[^<]')

/** The words without code, which is for no reader; the same text where there is none. */
export const withoutCode = (text: string): string =>
  text.includes('<') || text.includes('&lt;') ? text.replace(typedCode, '') : text

/** A sign written by its name or number (`&nbsp;`, `&#8364;`), which a plain text shows as it is typed. */
export const typedEntity = /&(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,6});/i
