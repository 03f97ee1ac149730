import { useState } from 'react'
import { widgets } from './deployment.json'

function View({ attributes }) {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`Olá, ${attributes.name}: ${count}`}
    </button>
  )
}

export default { contract: widgets[0], View }
