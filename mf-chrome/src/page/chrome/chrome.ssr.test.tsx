import { renderToString } from 'react-dom/server'
import { chromeProps } from '../../rules/layout-story.fixture'
import errorPage from '../widgets/error-page/error-page.widget'
import footer from '../widgets/footer/footer.widget'
import header from '../widgets/header/header.widget'

describe('the server HTML, complete without script', () => {
  const printed = {
    header: renderToString(<header.View {...chromeProps} />),
    footer: renderToString(<footer.View {...chromeProps} />),
    error: renderToString(
      <errorPage.View {...chromeProps} attributes={{ variant: 'error', details: undefined }} />,
    ),
  }

  it('has no DOM to lean on', () => expect(typeof window).toBe('undefined'))

  it('holds every category and sub-link as a real link', () => {
    for (const href of ['/energia', '/energia/simular', '/energia/tarifas', '/blog', '/glossario'])
      expect(printed.header).toContain(`href="${href}"`)
    expect(printed.header).toContain('<details')
  })

  it('holds the footer with its phone line and supervisors', () => {
    expect(printed.footer).toContain('href="tel:+351210000000"')
    expect(printed.footer).toContain('Intermediário de crédito registado com o n.º 0009999.')
  })

  it.each(Object.entries(printed))(
    'carries no inline style or handler, which the CSP refuses: %s',
    (_, html) => {
      expect(html).not.toMatch(/\s(style|on[a-z]+)=/)
    },
  )

  it('still prints a header that leads home when the layout could not be had', () => {
    expect(renderToString(<header.View {...chromeProps} data={undefined} />)).toContain('Quero Poupar')
    expect(renderToString(<footer.View {...chromeProps} data={undefined} />)).toContain('210 000 000')
  })
})
