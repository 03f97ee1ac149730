import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { saveFile } from 'shared-lib/kit/explain/save-file'
import { widgetOf } from 'shared-lib/kit/funnel/ui/widget-of.testing'
import { expectLink } from 'shared-lib/testing/expect-link'
import { loadDepositPlan } from '../../results/deposit-plan'
import summary from './term-deposit-summary.widget'

jest.mock('shared-lib/kit/explain/save-file', () => ({ saveFile: jest.fn() }))

const query = 'amount=10000&horizon=12&mayLock=true&origin=newBank&oferta=td-bai-naomob'
const today = '2026-11-23'
const data = loadDepositPlan({ path: '', query, today })
const page = () => widgetOf(summary, today).draw(`/depositos-a-prazo/resumo?${query}`, undefined, {}, data)
const both = /DTSTART;VALUE=DATE:20271113[\s\S]*DTSTART;VALUE=DATE:20271123/

it('puts a chosen deposit into practice without a call', async () => {
  render(page())
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/O teu plano: .*BAI Europa/)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Guardar as datas no calendário' }))
  expect(saveFile).toHaveBeenCalledWith(
    'deposito-td-bai-naomob.ics',
    expect.stringMatching(both),
    'text/calendar',
  )
  expectLink('Ir à página do banco', /^https:\/\/www\.bancobaieuropa\.pt/)
})

it('prints the plan, with whose it is and of which day', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {})
  render(page())
  await userEvent.setup().click(screen.getByRole('button', { name: 'Imprimir o plano' }))
  expect(print).toHaveBeenCalledTimes(1)
  expect(screen.getByText(/: plano de depósito a prazo de 23 de novembro de 2026$/)).toBeInTheDocument()
})

it('holds the dates in a link where there is no script', () => {
  const [, held = ''] =
    /<noscript>.*href="data:text\/calendar;charset=utf-8,([^"]+)"/.exec(renderToString(page())) ?? []
  expect(decodeURIComponent(held)).toMatch(both)
})
