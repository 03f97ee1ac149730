/**
 * The part of a file that a `Range` header asks for, both ends included; 'outside' when the file has no such part.
 * Undefined for no header, several parts at once or any other unit: the whole file is always a right answer.
 */
export function byteRange(
  header: string | undefined,
  length: number,
): { readonly first: number; readonly last: number } | 'outside' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || from + to === '') return undefined
  // `-500` is the last 500 bytes.
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from)
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1)
  if (to !== '' && from !== '' && Number(to) < first) return undefined
  return first > last ? 'outside' : { first, last }
}
