import type { Page } from '@playwright/test'

/** Paths of documents loaded from now on; a page swapped in place adds none. */
export function pageLoads(page: Page): string[] {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      loads.push(new URL(request.url()).pathname)
  })
  return loads
}

interface AppChange {
  readonly detail: { readonly newAppStatuses: Readonly<Record<string, string>> }
}

/** Notes every mount and unmount that single-spa announces, across full loads of the page. */
export const countRouting = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('single-spa:app-change', (event) => {
      const { newAppStatuses } = (event as unknown as AppChange).detail
      const notes: [string, string][] = JSON.parse(sessionStorage.getItem('test:routed') ?? '[]')
      sessionStorage.setItem('test:routed', JSON.stringify([...notes, ...Object.entries(newAppStatuses)]))
    })
    // A new page begins with none; a widget may be mounted before its page has shown.
    if (location.protocol.startsWith('http')) sessionStorage.removeItem('test:routed')
  })

/** Statuses of the application that owns a tag, in the order single-spa announced them on this page. */
export async function routed(page: Page, tag: string): Promise<string[]> {
  const notes = await page.evaluate((): [string, string][] =>
    JSON.parse(sessionStorage.getItem('test:routed') ?? '[]'),
  )
  return notes.filter(([name]) => name.endsWith(`:${tag}`)).map(([, status]) => status)
}
