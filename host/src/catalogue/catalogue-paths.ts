export const cataloguePath = '/widgets'

export const tagPath = (tag: string): string => `${cataloguePath}/${tag}`

/** The tag alone, for a frame on any page. */
export const framePath = (tag: string): string => `${tagPath(tag)}/moldura`

/** Parameter of the list: what is searched for. */
export const searchParameter = 'q'
