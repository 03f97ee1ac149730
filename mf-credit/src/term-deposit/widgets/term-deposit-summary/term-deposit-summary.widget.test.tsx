import { render, screen } from '@testing-library/react'
import { locationOf, recordedShell } from 'shared-lib/funnel/ui/page-of.testing'
import { loadDepositPlan } from '../../results/deposit-plan'
import summary from './term-deposit-summary.widget'

const year = 'amount=10000&horizon=12&mayLock=true&origin=newBank'

it('puts a chosen deposit into practice without a call', () => {
  const query = `${year}&oferta=td-bai-naomob`
  render(
    <summary.View
      attributes={{}}
      data={loadDepositPlan({ path: '', query, today: '2026-11-23' })}
      location={locationOf(`/depositos-a-prazo/resumo?${query}`)}
      shell={recordedShell()}
      today="2026-11-23"
    />,
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/O teu plano: .*BAI Europa/)
  const dates =
    screen.getByRole('link', { name: 'Guardar as datas no calendário' }).getAttribute('href') ?? ''
  expect(decodeURIComponent(dates)).toMatch(/DTSTART;VALUE=DATE:20271113[\s\S]*DTSTART;VALUE=DATE:20271123/)
  expect(screen.getByRole('link', { name: 'Ir à página do banco' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/www\.bancobaieuropa\.pt/),
  )
})
