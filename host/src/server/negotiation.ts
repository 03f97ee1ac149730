type Encoding = 'br' | 'gzip' | 'identity'

const refused = { br: /\bbr\s*;\s*q=0(?:\.0*)?(?![.\d])/, gzip: /\bgzip\s*;\s*q=0(?:\.0*)?(?![.\d])/ }

const takes = (accepted: string, encoding: 'br' | 'gzip') =>
  accepted.includes(encoding) && !(accepted.includes('q=0') && refused[encoding].test(accepted))

/** The best of the available encodings that an `accept-encoding` header takes. */
export function encodingFor(
  accepted: string | string[] | undefined,
  file: { readonly br: Buffer | undefined; readonly gzip: Buffer | undefined },
): Encoding {
  const header = String(accepted ?? '')
  if (file.br && takes(header, 'br')) return 'br'
  return file.gzip && takes(header, 'gzip') ? 'gzip' : 'identity'
}

const any = Buffer.alloc(0)

/** Encoding that an `accept-encoding` header would rather have of all that could be at hand. */
export const wantedEncoding = (accepted: string | string[] | undefined) =>
  encodingFor(accepted, { br: any, gzip: any })

const opaque = (etag: string) => etag.trim().replace(/^W\//, '')

/** Does an `if-none-match` header (a list, or `*`) name this version? Compared weakly, as RFC 9110 13.1.2 asks. */
export const isUnchanged = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch === etag ||
    ifNoneMatch === '*' ||
    ifNoneMatch.split(',').some((one) => opaque(one) === opaque(etag)))
