import { test } from '../site/connected-site'
import { chooseCookies } from '../site/cookie-choice'
import { deep } from '../site/deep'
import { expect } from '../site/visitor-test'
import { answerFunnel, askForCall, leaveDetails, whenLive } from './answer-funnel'
import { eventsOf, keepLayer } from './data-layer'
import { lisbonHome } from './homes'
import { openOffer, wantOffer } from './shown-offers'
import { storedLeads } from './stored-leads'

test.use({ asked: false })

test(
  'a campaign that leads straight to the funnel stays in the lead, its message to the CRM and the data layer',
  deep,
  async ({ page, context, site, crm }) => {
    const own = { utm_source: 'x', gclid: 'y' }
    const before = crm.messages.length
    await chooseCookies(context, site.url, 'statistics')
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await keepLayer(page)
    await page.goto('/energia/simular?utm_source=x&gclid=y')
    await whenLive(page)
    await answerFunnel(page, lisbonHome)
    await wantOffer(await openOffer(page, 0)).click()
    await leaveDetails(page)
    // A lead sent within a second and a half is taken for a program's and waits for a review.
    await page.waitForTimeout(1600)
    await askForCall(page).click()
    await expect(page).toHaveURL(/\/energia\/contacto/)

    await expect.poll(async () => (await eventsOf(page)).words).toContain('lead_submitted')
    for (const entry of (await eventsOf(page)).entries) expect(entry).toMatchObject(own)
    expect(storedLeads(site).at(-1)).toMatchObject({ campaign: 'utm_source=x&gclid=y' })
    await expect.poll(() => crm.messages.length).toBe(before + 1)
    expect(crm.messages.at(-1)).toMatchObject({
      type: 'lead.created',
      data: { vertical: 'energy', campaign: own },
    })
  },
)
