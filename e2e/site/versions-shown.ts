import type { Page } from '@playwright/test'

interface PageVersions {
  readonly remotes: Readonly<Record<string, { readonly version: string }>>
}

/** The version of a micro-frontend that a document names; undefined where it has nothing of it. */
export function versionIn(html: string, remote: string): string | undefined {
  const page = /<script[^>]* id="qp-page"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{"remotes":{}}'
  return (JSON.parse(page) as PageVersions).remotes[remote]?.version
}

/** The version of a micro-frontend that the document on screen was made with. */
export const versionOn = async (page: Page, remote: string) => versionIn(await page.content(), remote)

/** Version that a visitor with this bucket is shown at an address. */
const versionInBucket = async (url: string, remote: string, bucket: number) =>
  versionIn(await (await fetch(url, { headers: { cookie: `qp_lot=${bucket}` } })).text(), remote)

/**
 * Visitors of both kinds while a canary runs: a bucket that has this version, and one that has not. Throws when all or
 * none of the visitors get it, within ten seconds.
 */
export async function lotsOf(url: string, remote: string, version: string) {
  const latest = Date.now() + 10_000
  let bucket = 0
  async function next(isInside: boolean) {
    for (; Date.now() < latest; bucket = (bucket + 1) % 10_000)
      if (((await versionInBucket(url, remote, bucket)) === version) === isInside) return bucket
    throw new Error(`${version} reaches ${isInside ? 'nobody' : 'everybody'}`)
  }
  // Only once a visitor has it does the site know of the canary, and a visitor without it is really outside.
  return { inside: await next(true), outside: await next(false) }
}
