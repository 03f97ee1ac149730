/** What is wrong with the HTML of a slot, in English; undefined when it stays where it is put. */
export function faultOf(html: string): string | undefined
