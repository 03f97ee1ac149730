/** The part of Trusted Types that is used; TypeScript has no types of it. Texts that the browser trusts are objects of its own. */
interface TrustedTypes {
  readonly emptyHTML: string
  readonly defaultPolicy: object | null
  createPolicy(
    name: string,
    rules: { createHTML?(text: string): string; createScriptURL?(url: string): string | null },
  ): { createHTML(text: string): string }
}

/** https://w3c.github.io/trusted-types/dist/spec/; a server and older browsers have none. */
export interface Trusting {
  readonly trustedTypes?: TrustedTypes
}

let policy: { createHTML(text: string): string } | undefined

/**
 * Nodes of HTML that our own server printed: the only place where text becomes markup, by the policy `qp` that our pages allow.
 * @throws on a page of others that requires Trusted Types and does not allow it
 */
export function parseHtml(html: string): DocumentFragment {
  policy ??= (globalThis as Trusting).trustedTypes?.createPolicy('qp', { createHTML: String })
  const template = document.createElement('template')
  template.innerHTML = policy ? policy.createHTML(html) : html
  return template.content
}
