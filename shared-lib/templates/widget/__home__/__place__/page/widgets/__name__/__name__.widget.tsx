import { useState } from 'react'
import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { Button } from 'shared-lib/kit/ui/button/button'
import { __camel__Contract } from './__name__.contract'
import styles from './__name__.module.css'

type Attributes = typeof __camel__Contract.attributes

function View({ attributes: { heading, open }, shell }: WidgetProps<Attributes>) {
  const [opened, setOpened] = useState(false)
  const show = () => {
    setOpened(true)
    shell.emit('opened', {})
  }
  return (
    <section className={styles.box} aria-label={heading}>
      <p className={styles.heading}>{heading}</p>
      {open || opened ? (
        <p>Aqui fica o que o visitante vem saber.</p>
      ) : (
        <Button kind="quiet" onClick={show}>
          Mostrar
        </Button>
      )}
    </section>
  )
}

export default implementWidget(__camel__Contract, View)
