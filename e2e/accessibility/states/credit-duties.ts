import type { Page } from '@playwright/test'
import { creditScreenProblems } from 'shared-lib/rules/credit/display-duties/check-credit-screen.testing'
import { expect } from '../../site/visitor-test'

/** In a browser sizes count too: nothing near a rate is larger than its TAEG. */
export const meetsCreditDuties = async (page: Page, within = 'main') =>
  expect(await page.evaluate(creditScreenProblems, within)).toEqual([])
