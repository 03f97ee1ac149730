import type { RouteDefinition } from 'shared-lib/contract/define-micro-frontend'
import { readOwner } from '../../base/settings/owner-fields'
import { fakeContent } from '../../server/testing/fake-content'
import { routeAt } from '../../server/testing/test-deployments'
import { companySlug } from '../source/company'
import type { Story } from '../source/story'
import { startFaults } from './start-faults'

const route = (path: string, vertical: RouteDefinition['vertical']) =>
  routeAt(path, { vertical, layout: 'funnel' })
const page = (text: string) => [{ component: 'rich-text', body: { type: 'doc', content: [{ text }] } }]

async function faultsOf({ stories = {}, company = {}, env = {}, routes = [] as RouteDefinition[] }) {
  const { source } = fakeContent(stories)
  const kept = { content: { component: 'company', ...company } } as unknown as Story
  const story = async (slug: string) => (slug === companySlug ? kept : undefined)
  return startFaults({ source: { ...source, story }, owner: readOwner(env), routes })
}

it('names every empty setting that a page needs, with the pages, at once', async () => {
  const found = await faultsOf({
    stories: {
      'credito-pessoal': page('registado com o {empresa.registo-bdp}'),
      'intermediario-de-credito': page('{empresa.registo-bdp} {empresa.bancos}'),
      'politica-privacidade': page('{empresa.responsavel}, {empresa.dados}, {prazo.pedidos}'),
    },
    routes: [route('/seguros/simular/:passo', 'CI'), route('/energia/simular', 'EN')],
  })
  expect(found).toEqual([
    'config/empresa legalName (COMPANY_LEGAL_NAME) is empty: needed by /politica-privacidade',
    'config/empresa taxNumber (COMPANY_TAX_NUMBER) is empty: needed by /politica-privacidade',
    'config/empresa seat (COMPANY_SEAT) is empty: needed by /politica-privacidade',
    'config/empresa creditRegister (COMPANY_CREDIT_REGISTER) is empty: needed by /credito-pessoal, /intermediario-de-credito',
    'config/empresa creditLenders (COMPANY_CREDIT_LENDERS) is empty: needed by /intermediario-de-credito',
    'config/empresa insuranceRegister (COMPANY_INSURANCE_REGISTER) is empty: needed by /seguros/simular/:passo',
    'config/empresa dataContact (COMPANY_DATA_CONTACT) is empty: needed by /politica-privacidade',
  ])
})

it('takes each from the story or from the environment', async () => {
  const stories = { 'credito-pessoal': page('{empresa.registo-bdp} {empresa.dados}') }
  expect(await faultsOf({ stories, company: { creditRegister: '0001', email: 'a@qp.example' } })).toEqual([])
  const env = { COMPANY_CREDIT_REGISTER: '0001', COMPANY_DATA_CONTACT: 'Rua 1' }
  expect(await faultsOf({ stories, env })).toEqual([])
})

it.each([
  [{ taxNumber: '123456780' }, 'taxNumber'],
  [{ email: 'ola' }, 'email'],
  [{ disputeBodyUrl: 'www.ral.example' }, 'disputeBodyUrl'],
  [{ phone: '210000000', phoneHours: 'h', phoneCost: 'c' }, '(COMPANY_PHONE)'],
  [{ phone: '+351210000000', phoneHours: 'h' }, 'phoneCost'],
])('refuses %j', async (company, named) =>
  expect(await faultsOf({ company })).toEqual([expect.stringContaining(named)]),
)
