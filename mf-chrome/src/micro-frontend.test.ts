import microFrontend from './micro-frontend'

describe('mf-chrome', () => {
  it('declares header, footer, error page and the components, and owns no route', () => {
    expect(microFrontend.widgets.map(({ tag }) => tag)).toEqual([
      'qp-header',
      'qp-footer',
      'qp-error-page',
      'qp-components',
    ])
    expect(microFrontend.routes).toEqual([])
  })

  it('asks the host for the layout story where it draws it', () => {
    const content = Object.fromEntries(microFrontend.widgets.map((widget) => [widget.tag, widget.content]))
    expect(content).toEqual({
      'qp-header': 'config/default-layout',
      'qp-footer': 'config/default-layout',
      'qp-error-page': undefined,
      'qp-components': undefined,
    })
  })
})
