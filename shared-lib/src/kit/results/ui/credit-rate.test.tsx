import { render, screen } from '@testing-library/react'
import {
  aboveCeilingProblems,
  creditScreenProblems,
} from '../../../rules/credit/display-duties/check-credit-screen.testing'
import { cents } from '../../../rules/money/cents'
import { CreditRate, CreditWarning } from './credit-rate'

const rate = {
  taeg: 0.188,
  tan: 0.1494,
  ceiling: 0.185,
  example: { amount: cents(1500_00), months: 12, mtic: cents(1623_45), more: 'sem anuidade' },
}

it('shows the TAEG first, then TAN and example, and that no contract may be signed at it', () => {
  render(<CreditRate {...rate} />)
  expect(screen.getAllByText(/./).map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '))).toEqual([
    'TAEG 18,8 %',
    'TAN 14,94 %',
    'Exemplo: 1.500 € em 12 meses, MTIC de 1.623 €, sem anuidade.',
    'Acima do máximo legal para contratos novos, 18,5 %.',
  ])
})

it('draws the instalment next to the TAEG, that of the example unless another comes first', () => {
  const { rerender } = render(
    <CreditRate {...rate} example={{ ...rate.example, instalment: cents(1234_56) }} />,
  )
  const pair = () => document.querySelector('[data-taeg]')?.nextElementSibling?.textContent
  expect(pair()).toBe('1.235\u00a0€/mês')
  rerender(<CreditRate {...rate} perMonth={cents(98_76)} />)
  expect(pair()).toBe('98,76\u00a0€/mês')
})

it('shows nothing of a ceiling that it does not pass, or that is not known', () => {
  render(<CreditRate {...rate} taeg={0.185} />)
  render(<CreditRate {...rate} ceiling={undefined} />)
  expect(screen.queryByText(/Acima do máximo legal/)).not.toBeInTheDocument()
})

it('names what was not published', () => {
  render(<CreditRate {...rate} taeg={undefined} tan={undefined} />)
  expect(screen.getByText('TAEG desconhecida')).toBeVisible()
  expect(screen.getByText('TAN não indicada')).toBeVisible()
})

describe('the check of a screen', () => {
  it('finds nothing on one that does its duty', () => {
    render(
      <>
        <CreditRate {...rate} />
        <CreditRate {...rate} taeg={undefined} tan={undefined} />
        <p data-not-offered="">TAEG máxima: 18,5 %.</p>
        <CreditWarning />
      </>,
    )
    expect([...creditScreenProblems(), ...aboveCeilingProblems(0.185)]).toEqual([])
  })

  it('finds a missing warning', () => {
    render(<CreditRate {...rate} />)
    expect(creditScreenProblems()).toEqual(['no warning'])
  })

  it.each([
    ['a rate in a sentence', <p key="1">Com TAN de 14 %.</p>, 'a rate without its example: Com TAN de 14 %.'],
    ['a TAEG alone', <li key="1">TAEG desde 9,9 %</li>, 'a rate without its example: TAEG desde 9,9 %'],
    ['an empty block', <div key="1" data-credit-rate="" />, 'no TAEG first: '],
    [
      'a smaller TAEG',
      <div key="1" data-credit-rate="18">
        <p data-taeg="" style={{ fontSize: 12 }}>
          TAEG 18,0 %
        </p>
        <p style={{ fontSize: 30 }}>TAN 14 %</p>
        <p data-example="">Exemplo: 1.500 € em 12 meses.</p>
      </div>,
      'larger than its TAEG: TAN 14 %',
    ],
  ])('finds %s', (_name, drawn, problem) => {
    render(
      <>
        {drawn}
        <CreditWarning />
      </>,
    )
    expect(creditScreenProblems()).toContain(problem)
  })

  it('finds a TAEG above the ceiling that is not marked as such', () => {
    render(<CreditRate {...rate} ceiling={undefined} />)
    expect(aboveCeilingProblems(0.185)).toHaveLength(1)
  })
})
