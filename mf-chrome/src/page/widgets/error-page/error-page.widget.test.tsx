import { cleanup, render, screen } from '@testing-library/react'
import { parseAttributes } from 'shared-lib/contract/attributes'
import { expectLink } from 'shared-lib/testing/expect-link'
import { chromeProps } from '../../../rules/layout-story.fixture'
import { errorPageContract } from './error-page.contract'
import errorPage from './error-page.widget'

const drawError = (raw: Record<string, string>) =>
  render(<errorPage.View {...chromeProps} attributes={parseAttributes(errorPageContract.attributes, raw)} />)

describe('the error page', () => {
  it.each<Record<string, string>>([{ variant: 'not-found' }, { variant: 'error' }, {}])(
    'explains what went wrong and leads home: %j',
    (raw) => {
      drawError(raw)
      expect(screen.getByRole('heading', { level: 1, name: 'Oooops, algo correu mal!' })).toBeInTheDocument()
      expect(
        screen.getByText('Ocorreu um erro inesperado. Esta página não se encontra disponível neste momento.'),
      ).toBeInTheDocument()
      expectLink('Voltar ao início', '/')
    },
  )

  it('reports a wrong address alone as not found, and searches for it without script', () => {
    const { container } = drawError({ variant: 'not-found' })
    expect(container.querySelector('form')?.getAttribute('action')).toBe('/blog/pesquisa')
    expect(screen.getByRole('searchbox', { name: /^Não encontrámos esta página/ })).toHaveAttribute(
      'name',
      'q',
    )
    cleanup()
    drawError({ variant: 'error' })
    expect(screen.queryByText(/Não encontrámos/)).toBeNull()
  })

  it('speaks in the words of the layout story', () => {
    const own = {
      errorPage: [{ title: 'Perdeste-te?', text: 'Esta página não existe.', button: 'Recomeçar' }],
    }
    render(
      <errorPage.View
        {...chromeProps}
        data={own}
        attributes={{ variant: 'not-found', details: undefined }}
      />,
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Perdeste-te?' })).toBeInTheDocument()
    expect(screen.getByText('Esta página não existe.')).toBeInTheDocument()
    expectLink('Recomeçar', '/')
  })

  it('has no way out during maintenance', () => {
    drawError({ variant: 'maintenance' })
    expect(
      screen.getByRole('heading', { level: 1, name: 'Encontramo-nos em manutenção' }),
    ).toBeInTheDocument()
    expect(screen.getByText('Estamos a trabalhar para voltar ao funcionamento normal.')).toBeInTheDocument()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('shows message and stack only when the host gives them', () => {
    const withDetails = drawError({ variant: 'error', details: 'Error: boom\n  at here' })
    expect(screen.getByText(/Error: boom/)).toBeInTheDocument()
    withDetails.unmount()
    const { container } = drawError({ variant: 'error' })
    expect(container.querySelector('pre')).toBeNull()
  })
})
