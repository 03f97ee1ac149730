/** After the build in the address of a payload: with the style of its page's first paint, for a browser whose sheets are on their way. */
export const styledMark = '.styled'
