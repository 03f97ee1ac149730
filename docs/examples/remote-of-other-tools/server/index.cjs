// Drawn on the server as the browser draws it. `react` and `react-dom/server` are the host's: no bundle carries its own.
const { createElement } = require('react')
const { renderToString } = require('react-dom/server')

exports.render = async ({ attributes }) => ({
  html: renderToString(createElement('button', { type: 'button' }, `Olá, ${attributes.name ?? 'mundo'}: 0`)),
})
