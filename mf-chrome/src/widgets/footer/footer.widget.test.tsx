import { render, screen, within } from '@testing-library/react'
import { chromeProps } from '../../chrome/layout-story.fixture'
import footer from './footer.widget'

describe('the footer', () => {
  it('offers the phone line with hours and cost', () => {
    render(<footer.View {...chromeProps} />)
    expect(screen.getByRole('heading', { name: 'Precisas de ajuda?' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '211 165 765' })).toHaveAttribute('href', 'tel:+351211165765')
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

  it('shows no social list when the story has none', () => {
    render(<footer.View {...chromeProps} data={{ footer: [] }} />)
    expect(screen.queryByRole('list', { name: 'Redes sociais' })).not.toBeInTheDocument()
  })
})
