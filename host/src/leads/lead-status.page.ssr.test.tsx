import { renderToStaticMarkup } from 'react-dom/server'
import { temporaryFile } from '../database/testing/places'
import { leadStatusPage } from './lead-status'
import { LeadStatusPage } from './lead-status.page'
import { createLeadStore } from './leads.store'
import { leadPaths } from './privacy/lead-paths'
import { testKeys } from './testing/lead-server'

const company = {
  name: 'Quero Poupar',
  phone: '+351210000000',
  phoneText: '210 000 000',
  phoneHours: 'Dias úteis das 10h às 19h',
  phoneCost: 'Chamada para a rede fixa nacional',
  email: 'ola@exemplo.pt',
  contactPath: '/contacto',
}

it('shows the reference, the milestones, what happens next and the phone line, without inline styles', async () => {
  const now = () => new Date('2026-11-21T23:30:00Z')
  const store = await createLeadStore({ place: temporaryFile(), keys: testKeys(), now })
  const fields = { fullName: 'Rui Sá', phone: '+351912345678' }
  const answer = await store.submit({ vertical: 'energy', fields, consents: [] }, 'key-of-16-letters', 'hash')
  if (answer.outcome === 'conflict') throw new Error('a first submission cannot be a conflict')
  const view = await leadStatusPage(store, answer.secret)
  await store.close()
  if (view === undefined) throw new Error('the lead has a status')

  const html = renderToStaticMarkup(
    <LeadStatusPage view={view} company={company} paths={leadPaths(answer.secret)} />,
  )
  expect(html).toContain(`<h1 class="lead-status-reference">${answer.reference}</h1>`)
  expect(html.match(/aria-current="step"/g)).toHaveLength(1)
  for (const text of ['Recolha de dados', 'Confirmação de Dados', 'Vamos ligar-te', '21 de novembro de 2026'])
    expect(html).toContain(text)
  expect(html).toContain('href="tel:+351210000000"')
  expect(html).not.toContain('style=')
  expect(html).not.toContain('Rui')
})

it('has no page for a secret that no lead has', async () => {
  const store = await createLeadStore({ place: temporaryFile(), keys: testKeys() })
  expect(await leadStatusPage(store, 'A'.repeat(43))).toBeUndefined()
  await store.close()
})
