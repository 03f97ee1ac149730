import { renderToStaticMarkup } from 'react-dom/server'
import { company } from '../../server/testing/fake-content'
import { noteMilestone } from './delivery/milestones.store'
import { benches } from './delivery/testing/outbox-bench'
import { leadStatusPage } from './lead-status'
import { LeadStatusPage } from './lead-status.page'
import type { NewLead } from './leads.types'
import { leadPaths } from './privacy/lead-paths'

const sunday = new Date('2026-11-22T12:00:00Z')
const openBench = benches()

async function pageOf(change: Partial<NewLead> = {}, milestone?: number) {
  const { database, leads, clock, submit } = await openBench('embedded')
  clock.at = sunday.getTime() - 1000
  const fields = { fullName: 'Rui Sá', phone: '+351912345678' }
  const { reference, secret } = await submit('um', { fields, consents: [], ...change })
  if (milestone !== undefined) {
    const report = { id: 'm1', reference, milestone, correction: false }
    await noteMilestone(database, report, new Date('2026-11-24T10:30:00Z'))
  }
  const view = await leadStatusPage(leads, secret, sunday)
  if (view === undefined) throw new Error('the lead has a status')
  const page = <LeadStatusPage view={view} company={company} paths={leadPaths(secret)} />
  const html = renderToStaticMarkup(page)
  return { html, reference, text: html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') }
}

it('names product, offer, reference, the next step with its time, and the phone line, without inline styles', async () => {
  const offer = { id: 'el-x', name: 'EDP Comercial: Eletricidade Verde', yearlyCents: 70_000 }
  const { html, text, reference } = await pageOf({ fields: { fullName: 'Rui Sá', offer } })
  expect(html).toContain('<h1>O teu pedido de energia</h1>')
  for (const words of [
    offer.name,
    reference,
    'Recolha de dados Recebemos o teu pedido e o teu contacto. Concluído em 22 de novembro de 2026, às 12:00',
    'Vamos ligar-te para confirmar os teus dados. Basta atenderes.',
    'Quando: Amanhã, segunda-feira, a partir das 10h, por chamada.',
  ])
    expect(text).toContain(words)
  expect(html.match(/aria-current="step"/g)).toHaveLength(1)
  expect(html).toContain('href="tel:+351210000000"')
  expect(html).not.toContain('style=')
  expect(html).not.toContain('Rui')
})

const change = '\u2212171\u00a0€/ano'
const asked = 'preços de hoje de eletricidade'
const named = { id: 'el-x', name: 'Eletricidade Verde', yearlyCents: 70_000 }

it.each([
  ['the difference of an offer', { asked, offer: { ...named, change } }, [named.name, change]],
  ['the difference of a request without an offer', { asked, change }, [asked, change]],
  ['what was asked for with an offer', { asked, offer: named }, [named.name, asked]],
  ['what was asked for', { asked }, [undefined, asked]],
  ['nothing that it does not know', { offer: named }, [named.name, undefined]],
])('repeats %s', async (_, fields, shown) => {
  const { html } = await pageOf({ fields })
  const subject = /<p class="lead-status-offer">(.*?)<\/p>/.exec(html)?.[1]
  const request = /<p>Pediste: <strong>(.*?)<\/strong><\/p>/.exec(html)?.[1]
  expect([subject, request]).toEqual(shown)
})

it('states that the price of the chosen offer is another one by now, and nothing of it where it is the same', async () => {
  const shown = { yearlyCents: 65_000, asOf: '2026-05-01' }
  const words = 'O preço mudou desde que viste esta oferta.'
  expect((await pageOf({ fields: { offer: { ...named, shown } } })).text).toContain(words)
  expect((await pageOf({ fields: { offer: named } })).text).not.toContain(words)
})

it('ends: every step is done, with its time, and nothing is to come', async () => {
  const { html, text } = await pageOf({}, 5)
  expect(html).not.toContain('aria-current="step"')
  expect(text).toContain('O teu pedido está concluído.')
  expect(text).toContain(
    'Contratualização do Produto Assinas o contrato, com a nossa ajuda. Concluído em 24 de novembro de 2026, às 10:30',
  )
  expect(text).not.toContain('Quando:')
})
