import { defineConfig } from '@playwright/test'
import { isDeepRun } from 'shared-lib/testing/run-depth'
import { chromiumArguments, chromiumPath } from './browser/chromium'

/** A page of a test lives for seconds: compiling ahead and optimizing would take a tenth of all time and never pay back. */
const forShortLives = '--js-flags=--max-lazy --no-opt'

const executablePath = await chromiumPath()

/** Journeys run on a phone and on a desktop; failures, budgets and accessibility name their own sizes. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.spec.ts',
  globalSetup: './site/begin-run.ts',
  outputDir: '../.cache/test-results',
  workers: 2,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 12_000 },
  forbidOnly: true,
  // Tests tagged @deep repeat at another size, product or scale what one test shows already: `npm run test:deep`.
  ...(isDeepRun ? {} : { grepInvert: /@deep/ }),
  retries: 0,
  reporter: [['dot'], ['json', { outputFile: '../.cache/browser-tests.json' }]],
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'pt-PT',
    timezoneId: 'Europe/Lisbon',
    viewport: { width: 390, height: 844 },
    actionTimeout: 12_000,
    navigationTimeout: 30_000,
    launchOptions: { executablePath, args: [...chromiumArguments, forShortLives] },
  },
})
