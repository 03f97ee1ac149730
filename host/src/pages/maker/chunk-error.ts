import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Company } from 'shared-lib/contract/define-widget'
import { ReachUs } from 'shared-lib/kit/ui/reach-us/reach-us'
import { sameAgain } from '../../base/text/same-again'

/**
 * Words of the shell when a part of it cannot be loaded and reloading the page did not help. Every page carries them,
 * hidden: they could not be loaded then, and the script of a page at rest has no room for words.
 */
export const chunkErrorHtml = sameAgain((company: Company) =>
  renderToStaticMarkup(
    createElement(
      'div',
      { id: 'qp-chunk-error', className: 'chunk-error', role: 'alert', hidden: true },
      createElement('p', undefined, createElement('strong', undefined, 'Uma parte da página não carregou')),
      createElement(
        'p',
        undefined,
        'Pode ser da tua ligação à internet ou de uma versão nova do site. O que vês pode não responder. ',
        createElement(ReachUs, { company, before: 'Se continuar, ', after: '.' }),
      ),
      createElement('button', { type: 'button', className: 'b-button' }, 'Carregar de novo'),
      createElement('small', { lang: 'en' }, 'Chunk error detected'),
    ),
  ),
)
