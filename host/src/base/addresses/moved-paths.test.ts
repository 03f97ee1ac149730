import { movedPath } from './moved-paths'

it.each([
  ['/widgets', '', '/programadores/blocos'],
  ['/widgets', 'q=irs', '/programadores/blocos?q=irs'],
  ['/widgets/qp-loan/moldura', 'amount=3', '/programadores/blocos/qp-loan/moldura?amount=3'],
  ['/simuladores/incorporar', 'cor=azul', '/programadores/incorporar?cor=azul'],
])('%s?%s leads for good to %s', (path, query, redirect) =>
  expect(movedPath(path, query)).toEqual({ redirect, status: 301 }),
)

it.each(['/', '/widgetsx', '/simuladores', '/programadores/blocos'])('%s stays', (path) =>
  expect(movedPath(path, '')).toBeUndefined(),
)
