import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sessionDraft } from 'shared-lib/kit/form/draft'
import { expectLink } from 'shared-lib/testing/expect-link'
import { ProposalLink } from './proposal-link'

beforeEach(() => sessionStorage.clear())

const at = (query: string) => () => `/simuladores/x?${query}`

it('has one way on from a loan: its journey, where what is earned waits on the device', async () => {
  sessionDraft('home-loan').write({ employmentStatus: 'retired' })
  render(<ProposalLink calculator="home-loan" hrefWith={at('wantToBorrow=150000&netMonthlyIncome=2000')} />)
  const link = screen.getByRole('link')
  expect(link).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/credito-habitacao\/simular\?.*wantToBorrow=150000/),
  )
  expect(link).toHaveAttribute('href', expect.not.stringContaining('netMonthlyIncome'))
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  expect(sessionDraft('home-loan').read()).toEqual({ employmentStatus: 'retired', netMonthlyIncome: '2000' })
})

it('has one way on from pay and taxes: the call', () => {
  render(<ProposalLink calculator="irs" hrefWith={at('gross_income_a=21000')} />)
  expectLink('Pedir uma proposta', '/simuladores/pedir-proposta?calculadora=irs&gross_income_a=21000')
})
