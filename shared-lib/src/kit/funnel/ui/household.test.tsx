import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectExactHydration } from '../../../../testing/exact-hydration'
import { FormField } from '../../form/ui/form-field'
import { allowPersonal, readCard, rememberEntry } from '../../household/household-card'
import type { CardShare } from '../../household/shared-fields'
import type { Flow } from '../flow'
import { lazyViews } from '../lazy-views'
import { sentProgress } from '../lead-progress'
import { keepLead } from '../lead-record'
import { sampleField } from '../testing/sample.flow'
import { FunnelView } from './funnel-view'
import { LeadPage } from './lead-page'
import { locationOf, PageOf, type RecordedShell, recordedShell } from './page-of.testing'

const field = (label: string, pattern: RegExp, card: CardShare) =>
  sampleField(label, (text) => (pattern.test(text) ? text : undefined), [], { missing: 'Falta', card })

const flow: Flow = {
  name: 'sample',
  title: 'Simulação de amostra',
  path: '/amostra/simular',
  done: '/amostra/resultados',
  fields: {
    code: field('Código postal', /^\d{4}-\d{3}$/, {
      entry: 'postalCode',
      fromCard: (code) => (code.length === 4 ? `${code}-` : code),
    }),
    birth: field('Data de nascimento', /^\d{4}-\d{2}-\d{2}$/, { entry: 'birthDate' }),
  },
  steps: [
    { slug: 'codigo', question: 'Onde?', label: 'Código', names: ['code'] },
    {
      slug: 'nascimento',
      question: 'Quando nasceste?',
      label: 'Nascimento',
      names: ['birth'],
      personal: true,
    },
  ],
}
const views = lazyViews({ Draw: FormField })
const draw = (url: string | undefined, shell = recordedShell()) => (
  <FunnelView
    flow={flow}
    views={views}
    doneText="Ver resultados"
    location={url === undefined ? undefined : locationOf(url)}
    shell={shell}
    today="2026-11-21"
  />
)
function openPage(from: string) {
  const shells: RecordedShell[] = []
  render(
    <PageOf
      from={from}
      draw={({ path, query }, shell) => draw(`${path}?${query}`, shell)}
      onShell={(shell) => shells.push(shell)}
    />,
  )
  return { user: userEvent.setup(), visited: () => JSON.stringify(shells[0]?.visited) }
}
const energy = { source: 'Simulação de energia', on: '2026-11-20' }
const offer = (name: RegExp) => screen.findByRole('button', { name })
const goOn = () => screen.getByRole('button', { name: 'Continuar' })
/** A thing that must not come has had its time: on a slow machine too little, which can hide a mistake but not make one up. */
const settled = () => new Promise((done) => setTimeout(done, 50))
const keptList = () => screen.queryByRole('list', { name: 'Respostas guardadas' })
const keptItems = () => within(keptList() as HTMLElement).getAllByRole('listitem')
const summary = 'Guardado neste telemóvel ou computador'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('offers an earlier answer, fills it only with a press, and reports it on the way to the next button', async () => {
  rememberEntry('postalCode', '1000-001', energy)
  const { user, visited } = openPage(`${flow.path}/codigo`)
  const use = await offer(/^Usar 1000-001, da simulação de energia$/)
  expect(screen.getByRole('textbox')).toHaveValue('')
  expect(visited()).toBe('[]')
  await user.click(use)
  expect(screen.getByRole('textbox')).toHaveValue('1000-001')
  expect(screen.getByText('Preenchemos com 1000-001. Podes mudar.')).toHaveFocus()
  expect(screen.queryByRole('button', { name: /^Usar/ })).toBeNull()
  await user.tab()
  expect(goOn()).toHaveFocus()
})

it('offers the beginning of an answer and leaves the visitor where the rest is typed', async () => {
  rememberEntry('postalCode', '1000', energy)
  const { user, visited } = openPage(`${flow.path}/codigo`)
  await user.click(await offer(/^Usar 1000, /))
  expect(screen.getByRole('textbox')).toHaveFocus()
  await user.keyboard('001')
  await user.click(goOn())
  expect(visited()).toContain('code=1000-001')
})

it('remembers an answer once it is given, not while it is typed or refused', async () => {
  const { user } = openPage(`${flow.path}/codigo`)
  await user.type(screen.getByRole('textbox'), '1000')
  await user.click(goOn())
  expect(localStorage).toHaveLength(0)
  await user.type(screen.getByRole('textbox'), '-001')
  await user.click(goOn())
  await screen.findByText('Quando nasceste?')
  await waitFor(() =>
    expect(readCard().entries).toEqual([
      { name: 'postalCode', text: '1000-001', source: flow.title, on: '2026-11-21' },
    ]),
  )
})

it('offers a birth date and never lets it into an address', async () => {
  allowPersonal(true)
  rememberEntry('birthDate', '1990-01-31', energy)
  const { user, visited } = openPage(`${flow.path}/nascimento?code=1000-001`)
  await user.click(await offer(/^Usar 31 de janeiro de 1990/))
  await user.click(goOn())
  await user.click(await screen.findByRole('button', { name: 'Ver resultados' }))
  expect(visited()).toContain('/amostra/resultados')
  expect(visited()).not.toContain('1990')
})

it('neither offers, remembers nor shows anything on a foreign page', async () => {
  rememberEntry('postalCode', '1000-001', energy)
  allowPersonal(true)
  rememberEntry('birthDate', '1990-01-31', energy)
  const before = localStorage.getItem('qp:household')
  const user = userEvent.setup()
  render(draw(undefined, { ...recordedShell(), apiUrl: 'https://queropoupar.example' }))
  await settled()
  expect(screen.queryByRole('button', { name: /^Usar/ })).toBeNull()
  await user.type(screen.getByRole('textbox'), '4000-123')
  await user.click(goOn())
  await user.type(screen.getByRole('textbox'), '1980-01-01')
  await user.click(goOn())
  expect(await screen.findByText('Confirma as tuas respostas')).toBeVisible()
  await settled()
  expect(screen.queryByText(summary)).toBeNull()
  expect(localStorage.getItem('qp:household')).toBe(before)
})

async function openDetails() {
  rememberEntry('postalCode', '1000-001', energy)
  allowPersonal(true)
  rememberEntry('birthDate', '1990-01-31', energy)
  sessionStorage.setItem('qp:draft:sample', JSON.stringify({ birth: '1990-01-31' }))
  const page = openPage(`${flow.path}/respostas?code=1000-001`)
  await page.user.click(await screen.findByText(summary))
  return page
}

it('shows everything kept with its source and date, and erases one by one', async () => {
  const { user } = await openDetails()
  expect(screen.getByText(/nunca sai daqui/)).toBeVisible()
  const [code, birth] = keptItems()
  expect(code).toHaveTextContent('Código postal1000-001Simulação de energia, 20/11/2026')
  expect(birth).toHaveTextContent('Data de nascimento31 de janeiro de 1990')
  await user.click(within(code as HTMLElement).getByRole('button', { name: 'Apagar: Código postal' }))
  expect(screen.getByText('Apagámos: Código postal.')).toHaveFocus()
  expect(keptItems()).toHaveLength(1)
  expect(readCard().entries.map(({ name }) => name)).toEqual(['birthDate'])
})

it('erases everything at once', async () => {
  const { user } = await openDetails()
  await user.click(screen.getByRole('button', { name: 'Apagar tudo' }))
  expect(screen.getByText('Apagámos tudo.')).toHaveFocus()
  expect(screen.getByText('Não está nada guardado.')).toBeVisible()
  expect(localStorage).toHaveLength(0)
})

it('keeps nothing any more when asked, and remembers that wish', async () => {
  const { user } = await openDetails()
  await user.click(screen.getByRole('checkbox', { name: 'Não guardar' }))
  expect(keptList()).toBeNull()
  expect(localStorage.getItem('qp:household')).toBe('{"version":1,"keep":false}')
  await user.click(screen.getByRole('checkbox', { name: 'Não guardar' }))
  expect(readCard().keep).toBe(true)
})

it('shows what is kept on the summary of a sent request too', async () => {
  const sent = { reference: 'QP-1234-5678', vertical: 'sample', offer: null, call: null }
  const standing = sentProgress({ ...sent, createdAt: '2026-11-22T12:00:00Z' })
  keepLead('sample', { statusUrl: '/pedido/x', answers: 'Casa', firstName: 'Ana', standing })
  render(
    <LeadPage
      flow={flow}
      startText="Simular"
      location={locationOf('/amostra/resumo')}
      shell={recordedShell()}
    />,
  )
  expect(await screen.findByText(summary)).toBeVisible()
})

it.each(['codigo', 'respostas?code=1000-001'])('hydrates %s exactly, with something kept', async (page) => {
  rememberEntry('postalCode', '1000-001', energy)
  allowPersonal(true)
  rememberEntry('birthDate', '1990-01-31', energy)
  await expectExactHydration(() => draw(`${flow.path}/${page}`))
})

it('asks before a birth date is kept, keeps none unless agreed, and offers it next time', async () => {
  const { user } = openPage(`${flow.path}/nascimento?code=1000-001`)
  const box = await screen.findByRole('checkbox', {
    name: 'Guardar neste telemóvel ou computador: data de nascimento',
  })
  expect(box).not.toBeChecked()
  expect(box).toHaveAccessibleDescription(/Apagamos ao fim de 90 dias/)
  await user.type(screen.getByRole('textbox'), '1990-01-31')
  await user.click(goOn())
  await screen.findByText('Confirma as tuas respostas')
  await settled()
  expect(readCard().entries).toEqual([])
})

it('keeps a birth date with the visitor’s agreement, and erases it when that is taken back', async () => {
  const { user } = openPage(`${flow.path}/nascimento?code=1000-001`)
  await user.click(await screen.findByRole('checkbox', { name: /data de nascimento/ }))
  await user.type(screen.getByRole('textbox'), '1990-01-31')
  await user.click(goOn())
  await waitFor(() => expect(readCard().entries).toMatchObject([{ name: 'birthDate', text: '1990-01-31' }]))
  allowPersonal(false)
  expect(localStorage).toHaveLength(0)
})
