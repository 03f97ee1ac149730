import { expect, type Page } from '@playwright/test'
import type { TestSite } from '../site/start-site'
import { askForCall, heading, leaveDetails } from './answer-funnel'
import { detailsHeading } from './homes'
import { storedLeads } from './stored-leads'

/** From the contact form to the summary of the product at `landing`; exactly one lead is stored. */
export async function requestCall(page: Page, site: TestSite, landing: string) {
  await expect(heading(page, detailsHeading)).toBeVisible()
  const before = storedLeads(site).length
  await leaveDetails(page)
  await askForCall(page).click()
  await expect(page).toHaveURL(new RegExp(`${landing}/contacto`))
  expect(storedLeads(site)).toHaveLength(before + 1)
}
