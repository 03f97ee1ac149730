import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import type { KeptProposal } from 'shared-lib/kit/proposal/folder'
import { expectExactHydration } from 'shared-lib/testing/exact-hydration'
import { expectLink } from 'shared-lib/testing/expect-link'
import { ProposalFolder } from './proposal-folder'

const today = '2026-11-28'
const draw = () => <ProposalFolder siteUrl="" today={today} />
const loan: KeptProposal = {
  href: '/credito-pessoal/proposta?instalment=235&months=48&amount=8000',
  title: 'Crédito pessoal',
  verdict: 'dear',
  sentence: 'TAEG de 20,7 %.',
  on: today,
}
const phone: KeptProposal = {
  href: '/tv-net-voz/proposta?price=30',
  title: 'TV, net e voz',
  verdict: 'good',
  sentence: '30 €.',
  on: today,
  until: '2026-12-15',
}
const stored = () => JSON.parse(localStorage.getItem('qp:proposals') ?? '[]') as KeptProposal[]

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('qp:proposals', JSON.stringify([loan, phone]))
  const proposals = [{ name: 'Seguradora Exemplo', texts: { total: '300', validUntil: '20/12/2026' } }]
  localStorage.setItem('qp:notebook:car-insurance', JSON.stringify({ proposals, on: today }))
})

it('lists what all products keep, with its verdict, last day and page', () => {
  render(draw())
  expectLink('Crédito pessoal, 235 €: Cara', loan.href)
  expect(screen.getByRole('link', { name: 'TV, net e voz, 30 €: Boa' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Seguro: Seguradora Exemplo' })).toBeVisible()
  expect(screen.getByText('Válida até 20 de dezembro de 2026.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Pôr as datas no calendário' })).toBeVisible()
})

it('leaves out a notebook whose time is over', () => {
  const proposals = [{ name: 'Seguradora Antiga', texts: {} }]
  localStorage.setItem('qp:notebook:car-insurance', JSON.stringify({ proposals, on: '2026-05-31' }))
  render(draw())
  expect(screen.queryByText('Seguradora Antiga')).toBeNull()
  expect(screen.getByRole('link', { name: 'Crédito pessoal, 235 €: Cara' })).toBeVisible()
})

it('keeps the last day of a proposal, and erases one or all', async () => {
  render(draw())
  const [until] = screen.getAllByRole('textbox', { name: /^Válida até/ })
  await userEvent.type(until as HTMLElement, '10122026')
  expect(stored()[0]?.until).toBe('2026-12-10')
  await userEvent.click(screen.getAllByRole('button', { name: 'Apagar' })[1] as HTMLElement)
  expect(stored().map(({ title }) => title)).toEqual(['Crédito pessoal'])
  await userEvent.click(screen.getByRole('button', { name: 'Apagar tudo' }))
  expect(stored()).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar: apagar tudo' }))
  expect([localStorage.getItem('qp:proposals'), localStorage.getItem('qp:notebook:car-insurance')]).toEqual([
    null,
    null,
  ])
  expect(screen.getByText(/^Ainda não guardaste propostas/)).toBeVisible()
})

it('does not call a folder empty that it cannot open without script', () => {
  const html = renderToString(draw())
  expect(html).toContain('põe a página do resultado nos favoritos')
  expect(html).not.toContain('Ainda não guardaste')
})

it('hydrates exactly as the server printed it, without anything of the device', () =>
  expectExactHydration(draw))
