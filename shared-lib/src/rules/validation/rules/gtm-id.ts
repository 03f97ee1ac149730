/** Identifier of a tag-manager container or measurement stream: `GTM-` or `G-`, then uppercase letters and digits. */
export const isGtmId = (text: unknown): boolean =>
  typeof text === 'string' && /^(?:GTM|G)-[A-Z0-9]+$/.test(text)
