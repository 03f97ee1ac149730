const elements =
  'a|abbr|b|blockquote|body|br|button|center|div|em|embed|font|form|h[1-6]|head|hr|html|i|iframe|img|input|label|li|link|meta|noscript|object|ol|p|picture|script|section|select|small|source|span|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|u|ul|video'

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
