import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectLink } from 'shared-lib/testing/expect-link'
import { chromeProps } from '../../../rules/layout-story.fixture'
import footer from './footer.widget'

describe('the footer', () => {
  it('offers the phone line with hours and cost', () => {
    render(<footer.View {...chromeProps} />)
    expect(screen.getByRole('heading', { name: 'Precisas de ajuda?' })).toBeInTheDocument()
    expectLink('210 000 000', 'tel:+351210000000')
    expect(screen.getByText('Seg. a sex., 10h às 19h')).toBeInTheDocument()
    expect(screen.getByText('Chamada para a rede fixa nacional')).toBeInTheDocument()
  })

  it('opens terms in a new tab and other pages in this one', () => {
    render(<footer.View {...chromeProps} />)
    const navigation = within(screen.getByRole('navigation', { name: 'Rodapé' }))
    expect(navigation.getByText('Termos e condições')).toHaveAttribute('target', '_blank')
    expect(navigation.getByText('Energia', { selector: 'a' })).not.toHaveAttribute('target')
  })

  it('names the networks, the supervisor and the complaints book of the story', () => {
    render(<footer.View {...chromeProps} />)
    expect(screen.getByRole('link', { name: 'Quero Poupar no Instagram' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Consultar registo' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Livro de Reclamações' })).toBeInTheDocument()
  })

  it('offers the newsletter in the words of the story', () => {
    render(<footer.View {...chromeProps} />)
    expect(screen.getByRole('heading', { name: 'Aprende a poupar connosco!' })).toBeInTheDocument()
    expect(screen.getByText('Poucos emails.')).toBeInTheDocument()
    expect(screen.getByPlaceholderText('O teu email')).toHaveAccessibleName('O teu email')
    expect(screen.getByRole('button', { name: 'Receber' })).toBeInTheDocument()
  })

  it('leads back to the top from its end', () => {
    render(<footer.View {...chromeProps} />)
    const link = screen.getByRole('link', { name: 'Voltar ao topo' })
    expect(link).toHaveAttribute('href', '#conteudo')
  })

  it('keeps to contacts, essential links and disclaimers where it is reduced', () => {
    render(<footer.View {...chromeProps} attributes={{ reduced: true }} />)
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Energia' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Privacidade' })).toHaveAttribute('target', '_blank')
    expect(screen.queryByRole('link', { name: 'Voltar ao topo' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Consultar registo' })).toBeInTheDocument()
  })

  it('brings an opened column into view once it has unfolded', async () => {
    render(<footer.View {...chromeProps} />)
    const heading = screen.getByText('Aprender', { selector: 'summary' })
    const scrolled = jest.fn()
    const shown = heading.closest('[data-group]')?.lastElementChild
    Object.assign(shown ?? {}, { scrollIntoView: scrolled })
    await userEvent.click(heading)
    expect(scrolled).not.toHaveBeenCalled()
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1))
  })

  it('speaks in the words of the story', () => {
    const own = {
      backToTopLabel: 'Para cima',
      navigationLabel: 'Fim da página',
      socialLabel: 'Segue-nos',
      socialLinkLabel: '{rede} da {empresa}',
      newsletterConsent: 'Quero receber. Li a [política](/politica-privacidade).',
      newsletterConsentVersion: '2027-01',
    }
    const { container } = render(
      <footer.View {...chromeProps} data={{ footer: [...chromeProps.data.footer, own] }} />,
    )
    expect(screen.getByRole('link', { name: 'Para cima' })).toBeInTheDocument()
    expect(screen.getByRole('navigation', { name: 'Fim da página' })).toBeInTheDocument()
    expect(screen.getByRole('list', { name: 'Segue-nos' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Instagram da Quero Poupar' })).toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: /^Quero receber. Li a política/ })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /^política/ })).toHaveAttribute('target', '_blank')
    expect(container.querySelector('[name=consentVersion]')).toHaveValue('newsletter-2027-01')
  })

  it('shows no social list when the story has none', () => {
    render(<footer.View {...chromeProps} data={{ footer: [] }} />)
    expect(screen.queryByRole('list', { name: 'Redes sociais' })).not.toBeInTheDocument()
  })
})
