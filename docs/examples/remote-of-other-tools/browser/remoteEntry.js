// The interface that Rspack, webpack and @module-federation/enhanced write with `library: { type: 'module' }`.
let react

export async function init(scope) {
  const [offered] = Object.values(scope.react)
  react = (await offered.get())()
}

const contract = {
  tag: 'qp-hello',
  attributes: { name: { type: 'text', default: 'mundo', maxLength: 40 } },
  wake: 'visible',
  minHeight: { small: 60, wide: 60 },
}

function View({ attributes }) {
  const [count, setCount] = react.useState(0)
  const press = () => setCount(count + 1)
  return react.createElement(
    'button',
    { type: 'button', onClick: press },
    `Olá, ${attributes.name}: ${count}`,
  )
}

export async function get(name) {
  if (name !== './qp-hello') throw new Error(`mf-hello exposes no ${name}`)
  return () => ({ default: { contract, View } })
}
