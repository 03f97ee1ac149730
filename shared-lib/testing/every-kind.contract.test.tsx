import { useEffect, useState } from 'react'
import { implementWidget } from '../src/contract/define-widget'
import { sampleContract } from '../src/platform/generators/sample-contract.fixture'
import { describeWidgetContract } from './contract-cases'

/** No real tag has every kind of attribute: this one has, and listens and waits as a careful widget does. */
const careful = implementWidget(sampleContract, ({ attributes }) => {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const measure = () => setWidth(window.innerWidth)
    const timer = setTimeout(measure, 60_000)
    window.addEventListener('resize', measure)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('resize', measure)
    }
  }, [])
  return <p>{`${JSON.stringify(attributes)} ${width}`}</p>
})

describeWidgetContract(careful, { mechanics: true })
