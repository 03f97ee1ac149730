import { useId, useState } from 'react'
import { Button } from 'shared-lib/kit/ui/button/button'
import { Collapse } from 'shared-lib/kit/ui/collapse/collapse'
import { Drawer } from 'shared-lib/kit/ui/drawer/drawer'
import { Modal } from 'shared-lib/kit/ui/modal/modal'
import { NumberField } from 'shared-lib/kit/ui/number-field/number-field'
import { TextField } from 'shared-lib/kit/ui/text-field/text-field'
import styles from './components.module.css'
import { Group } from './group'

function MaskedFields() {
  const [amount, setAmount] = useState<number | undefined>(1234.56)
  const [code, setCode] = useState('')
  return (
    <div className={styles.stack}>
      <NumberField
        name="components-amount"
        label="Número com unidade"
        suffix="€"
        decimals={2}
        value={amount}
        onChange={setAmount}
      />
      <TextField
        name="components-code"
        label="Código postal"
        mask="postal"
        placeholder="0000-000"
        value={code}
        onChange={setCode}
      />
    </div>
  )
}

export function Overlays() {
  const [shown, setShown] = useState<'modal' | 'drawer'>()
  const [open, setOpen] = useState(false)
  const panel = useId()
  const close = () => setShown(undefined)
  return (
    <Group title="Janelas" inLine>
      <Button onClick={() => setShown('modal')}>Abrir janela</Button>
      <Button onClick={() => setShown('drawer')}>Abrir gaveta</Button>
      <Button aria-expanded={open} aria-controls={panel} onClick={() => setOpen(!open)}>
        Abrir painel
      </Button>
      <Collapse open={open} id={panel}>
        O que estava dobrado.
      </Collapse>
      <Modal open={shown === 'modal'} title="Janela" onClose={close}>
        <p>Fecha com Escape, no botão ou ao tocar fora.</p>
        <MaskedFields />
      </Modal>
      <Drawer open={shown === 'drawer'} title="Gaveta" onClose={close}>
        <p>Entra do lado esquerdo.</p>
      </Drawer>
    </Group>
  )
}
