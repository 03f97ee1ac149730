/**
 * FNV-1a over UTF-16 units, twice with different starts: 16 hex digits that tell one value from its correction. Written
 * here because server bundles may not ask for Node's own; it protects nothing. http://www.isthe.com/chongo/tech/comp/fnv
 */
export function textHash(text: string): string {
  let one = 0x811c9dc5
  let two = 0x1000193
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    one = Math.imul(one ^ unit, 0x01000193)
    two = Math.imul(two ^ unit, 0x01000193) ^ (two >>> 15)
  }
  return [one, two].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}
