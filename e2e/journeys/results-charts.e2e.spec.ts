import { lookPages } from '../look/look-pages'
import { deep } from '../site/deep'
import { sizes, test } from '../site/visitor-test'
import { whenLive } from './answer-funnel'
import { chartsOf, hearPictures, takenAlong } from './taken-along'

test.use({ viewport: sizes.phone })

const proposals = (...names: string[]) =>
  names.map((name, at) => `p${at + 1}.proposta=${name}&p${at + 1}.price=${30 + at}`).join('&')

/** Where results draw. */
const drawing = {
  'telecom-results': `${lookPages['telecom-results']}&tryPrice=26&${proposals('Um', 'Dois')}`,
  'personal-loan-results': lookPages['personal-loan-results'],
  'home-loan-results': lookPages['home-loan-results'],
  'credit-card-results': lookPages['credit-card-results'],
  'deposits-results': lookPages['deposits-results'],
} as const

for (const [name, address = ''] of Object.entries(drawing))
  test(
    `every chart of ${name} can be taken along, with its title, its address and the day, beside its table`,
    deep,
    async ({ page }) => {
      await hearPictures(page)
      await page.goto(address)
      await whenLive(page)
      await page.locator('main details').evaluateAll((all: HTMLDetailsElement[]) => {
        for (const one of all) one.open = true
      })
      await takenAlong(page, await chartsOf(page.getByRole('main')), address.split('?')[0] ?? '')
    },
  )
