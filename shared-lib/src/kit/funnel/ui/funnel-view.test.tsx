import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expectExactHydration } from '../../../../testing/exact-hydration'
import { expectLink } from '../../../../testing/expect-link'
import type { WidgetLocation, WidgetShell } from '../../../contract/define-widget'
import { FormField } from '../../form/ui/form-field'
import type { Flow } from '../flow'
import { lazyViews } from '../lazy-views'
import { askingLater, sampleFlow } from '../testing/sample.flow'
import { FunnelView } from './funnel-view'
import { locationOf, PageOf, type RecordedShell, recordedShell } from './page-of.testing'

const views = lazyViews({ Draw: FormField })
const draw = (
  location: WidgetLocation | undefined,
  shell: WidgetShell,
  preset = {},
  asked: Flow = sampleFlow,
) => (
  <FunnelView
    flow={asked}
    views={views}
    presets={[preset]}
    doneText="Ver resultados"
    location={location}
    shell={shell}
    today="2026-11-21"
  />
)
const flow = '/amostra/simular'

function openPage(from: string, drawn: typeof draw = draw) {
  let shell = recordedShell()
  const onShell = (made: RecordedShell) => {
    shell = made
  }
  render(<PageOf from={from} draw={drawn} onShell={onShell} />)
  return { user: userEvent.setup(), shell }
}
const answer = async (user: ReturnType<typeof userEvent.setup>, label: string, text: string) => {
  const field = screen.getByRole('textbox', { name: label })
  await user.clear(field)
  await user.type(field, text)
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
}
const asked = () => screen.getByRole('heading', { level: 1 }).textContent

beforeEach(() => sessionStorage.clear())
// jsdom draws nothing, so it cannot scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {}
})

it('reports each question once, though a given answer draws the page again', async () => {
  const { user, shell } = openPage(`${flow}/tipo`)
  await answer(user, 'Veículo', 'car')
  await answer(user, 'Portas', '4')
  const told = shell.events.filter(({ name }) => name === 'step').map(({ detail }) => detail.step)
  expect(told).toEqual(['tipo', 'portas', 'matricula'])
})

it('asks one question per address, moves focus to each, and keeps personal answers out of every address', async () => {
  const { user, shell } = openPage(`${flow}/tipo`)
  expect(screen.getByText('Pergunta 1 de 4')).toBeVisible()
  await answer(user, 'Veículo', 'car')
  expect(screen.getByRole('heading', { name: 'Quantas portas?' })).toHaveFocus()
  await answer(user, 'Portas', '4')
  await answer(user, 'Matrícula', 'aa-00-aa')
  await answer(user, 'Nome', 'Ana')
  expect(asked()).toBe('Confirma as tuas respostas')
  expect(shell.visited.filter(({ replace }) => !replace).map(({ url }) => url)).toEqual([
    `${flow}/portas?kind=car`,
    `${flow}/matricula?kind=car&doors=4`,
    `${flow}/nome?kind=car&doors=4&plate=AA-00-AA`,
    `${flow}/respostas?kind=car&doors=4&plate=AA-00-AA`,
  ])
  expect(JSON.stringify(shell.visited)).not.toContain('Ana')
  await user.click(screen.getByRole('button', { name: 'Ver resultados' }))
  expect(shell.visited.at(-1)?.url).toBe('/amostra/resultados?kind=car&doors=4&plate=AA-00-AA')
})

it('writes the answer into the address it leaves, so that back shows it as left', async () => {
  const { user, shell } = openPage(`${flow}/tipo`)
  await answer(user, 'Veículo', 'car')
  expect(shell.visited[0]).toEqual({ url: `${flow}/tipo?kind=car`, replace: true })
})

it('stops at an unusable answer: summary focused, line leads to its field, title marks it, text kept', async () => {
  const { user, shell } = openPage(`${flow}/portas?kind=car`)
  await answer(user, 'Portas', '9')
  const summary = screen.getByRole('alert')
  expect(summary).toHaveFocus()
  expect(shell.titles.at(-1)).toMatch(/^Erro: Quantas portas\?/)
  await user.click(within(summary).getByRole('link', { name: 'Entre 2 e 5 portas' }))
  expect(screen.getByRole('textbox', { name: 'Portas' })).toHaveFocus()
  const doors = screen.getByRole('textbox', { name: 'Portas' })
  expect(doors).toHaveValue('9')
  await user.clear(doors)
  expect(screen.getByRole('link', { name: 'Diz quantas portas tem' })).toBeVisible()
  await user.type(doors, '4')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(doors).toBeValid()
  expect(doors).toHaveFocus()
  expect(shell.visited).toEqual([])
})

it('changes an answer from the list and comes back to it, by way of the questions it opened', async () => {
  const { user } = openPage(`${flow}/tipo?kind=bike&plate=AA-00-AA&returnTo=respostas`)
  expectLink('Anterior', `${flow}/respostas?kind=bike&plate=AA-00-AA`)
  sessionStorage.setItem('qp:draft:sample', JSON.stringify({ name: 'Ana' }))
  await answer(user, 'Veículo', 'car')
  expect(asked()).toBe('Quantas portas?')
  await answer(user, 'Portas', '2')
  expect(asked()).toBe('Como te chamas?')
})

it('sends a visitor who skipped a personal step back to it, once the browser knows', () => {
  const { shell } = openPage(`${flow}/respostas?kind=bike&plate=AA-00-AA`)
  expect(asked()).toBe('Como te chamas?')
  expect(shell.visited).toEqual([{ url: `${flow}/nome?kind=bike&plate=AA-00-AA`, replace: true }])
})

it('has what was half typed after a reload of the same address, and nowhere else', async () => {
  const { user } = openPage(`${flow}/matricula?kind=bike`)
  await user.type(screen.getByRole('textbox'), 'aa-0')
  cleanup()
  openPage(`${flow}/matricula?kind=car&doors=4`)
  expect(screen.getByRole('textbox')).toHaveValue('')
  cleanup()
  openPage(`${flow}/matricula?kind=bike`)
  expect(screen.getByRole('textbox')).toHaveValue('aa-0')
  await answer(user, 'Matrícula', 'aa-00-aa')
  cleanup()
  openPage(`${flow}/matricula?kind=bike`)
  expect(sessionStorage.getItem(`qp:draft:typed-${flow}/matricula?kind=bike`)).toBeNull()
})

it('resumes personal answers after a reload', () => {
  sessionStorage.setItem('qp:draft:sample', JSON.stringify({ name: 'Ana' }))
  openPage(`${flow}/nome?kind=bike&plate=AA-00-AA`)
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana')
})

it('keeps its steps in memory inside a story, starting from the attributes', async () => {
  const shell = recordedShell()
  const user = userEvent.setup()
  render(draw(undefined, shell, { kind: 'bike' }))
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Que matrícula?')
  await answer(user, 'Matrícula', 'AA-00-AA')
  await user.click(screen.getByRole('link', { name: 'Anterior' }))
  expect(screen.getByRole('textbox', { name: 'Matrícula' })).toHaveValue('AA-00-AA')
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  await answer(user, 'Nome', 'Ana')
  await user.click(screen.getByRole('link', { name: 'Alterar: Veículo' }))
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Que veículo?')
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  expect(shell.visited).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Ver resultados' }))
  expect(shell.visited).toEqual([{ url: '/amostra/resultados?kind=bike&plate=AA-00-AA', replace: false }])
})

it('goes from the results by what follows them to the contact form, or back to the page that opened it', async () => {
  const answers = 'kind=bike&plate=AA-00-AA'
  const later = (location: WidgetLocation | undefined, shell: WidgetShell) =>
    draw(location, shell, {}, askingLater)
  const { user, shell } = openPage(`${flow}/nome?${answers}`, later)
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Resumo')
  expectLink('Anterior', `/amostra/resultados?${answers}`)
  await answer(user, 'Nome', 'Ana')
  expect(shell.visited.at(-1)?.url).toBe(`${flow}/dados-de-contacto?${answers}`)
  cleanup()
  const again = openPage(`${flow}/nome?${answers}&returnTo=respostas`, later)
  await answer(again.user, 'Nome', 'Rui')
  expect(again.shell.visited.at(-1)?.url).toBe(`${flow}/respostas?${answers}`)
  cleanup()
  const last = openPage(`${flow}/matricula?${answers}`, later)
  await last.user.click(screen.getByRole('button', { name: 'Ver resultados' }))
  expect(last.shell.visited.at(-1)?.url).toBe(`/amostra/resultados?${answers}`)
})

it('is a plain form without script: earlier answers hidden, errors printed by the server, personal steps wait', () => {
  const page = (url: string) => {
    const box = document.createElement('div')
    box.innerHTML = renderToString(draw(locationOf(url), recordedShell()))
    return box
  }
  const plain = page(`${flow}/portas?kind=car&enviado=portas`)
  const form = plain.querySelector('form')
  expect([form?.method, form?.getAttribute('action')]).toEqual(['get', flow])
  expect(new URLSearchParams(new FormData(form ?? undefined) as never).toString()).toBe(
    'kind=car&enviado=portas&doors=',
  )
  expect(plain).toHaveTextContent('Diz quantas portas tem')
  const personal = page(`${flow}/nome?kind=bike&plate=AA-00-AA`)
  expect(personal.querySelector('form')?.method).toBe('post')
  expect(personal.querySelector('button[type=submit]')).toBeDisabled()
})

it.each([
  `${flow}/tipo`,
  `${flow}/portas?kind=car&doors=9`,
  `${flow}/respostas?kind=bike&plate=AA-00-AA`,
  undefined,
])('hydrates %s exactly as the server printed it', async (url) => {
  const location = url === undefined ? undefined : locationOf(url)
  await expectExactHydration(() => draw(location, recordedShell()))
})
