import { renderToString } from 'react-dom/server'
import widget from './hello.jsx'

const specs = Object.entries(widget.contract.attributes)
const defaults = Object.fromEntries(specs.map(([name, spec]) => [name, spec.default]))

// Attributes come as they are written: their defaults are filled in here, as the site does in the browser.
export const render = async ({ id, attributes }) => ({
  html: renderToString(<widget.View attributes={{ ...defaults, ...attributes }} />, {
    identifierPrefix: `${id}-`,
  }),
})
