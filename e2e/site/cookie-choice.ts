import type { BrowserContext } from '@playwright/test'

/** Version of the words that the site's own content has; `consent.e2e.spec.ts` checks that it is still this one. */
export const consentVersion = '2026-11c'

/** A visitor who was asked before: refused everything unless a category is named. */
export const chooseCookies = (context: BrowserContext, url: string, ...granted: string[]) =>
  context.addCookies([{ name: 'qp_consent', value: ['e2e', consentVersion, ...granted].join('.'), url }])
