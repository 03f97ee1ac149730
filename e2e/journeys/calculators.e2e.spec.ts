import { expect, siteTest } from '../site/visitor-test'
import { askAsProgram } from './ask-as-program'

const regulated = 'el-cur-su-eletricidade-e-outros-tarifa-regulada'
const regulatedGas = 'gas-todos-os-cur-tarifa-regulada-2025-26'

/**
 * Published totals, monthly means. Electricity: ERSE's two typical customers, its note of 2026-09-15 on the prices since
 * 2026-10-01 (without the DGEG fee). Gas: Jornal de Negócios quoting ERSE, tariffs from 2025-10-01.
 */
const published = [
  {
    what: 'bi-hourly, 3.45 kVA, 1900 kWh',
    call: { offerId: regulated, contractedPower: 3.45, kwh: { outsideOffPeak: 1140, offPeak: 760 } },
    total: { monthlyCents: 3777 },
  },
  {
    what: 'bi-hourly, 6.9 kVA, 5000 kWh',
    call: { offerId: regulated, contractedPower: 6.9, kwh: { outsideOffPeak: 3000, offPeak: 2000 } },
    total: { monthlyCents: 9773 },
  },
  { what: 'gas 1', call: { offerId: regulatedGas, gasTier: 1, kwhGas: 1610 }, total: { monthlyCents: 1638 } },
  { what: 'gas 2', call: { offerId: regulatedGas, gasTier: 2, kwhGas: 3407 }, total: { monthlyCents: 3073 } },
] as const

siteTest('a program gets published bills to the cent', async ({ request }) => {
  for (const { what, call, total } of published) {
    const answer = await askAsProgram(() => request.post('/api/calculators/energy-bill', { data: call }))
    expect.soft((await answer.json()).result, what).toMatchObject(total)
  }
})
