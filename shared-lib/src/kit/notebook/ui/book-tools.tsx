import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { calendarFile } from '../../../rules/dates/calendar-file'
import { toIsoDate } from '../../../rules/dates/iso-date'
import { saveFile } from '../../explain/save-file'
import { CalendarPlus, Download, icon, Printer, Trash2 } from '../../icons'
import { Button } from '../../ui/button/button'
import { Checkbox } from '../../ui/checkbox/checkbox'
import { Notice } from '../../ui/notice/notice'
import { keptDays } from '../book-key'
import { mostFileBytes } from '../notebook-file'
import type { NotebookStore } from '../notebook-store'
import { proposalDays } from '../proposal-days'
import styles from './notebook.module.css'

const Upload = icon('M12 3v12M17 8l-5-5-5 5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4')

interface BookToolsProps {
  readonly store: NotebookStore
  say(words: string): void
}

const iconProps = { size: 20, 'aria-hidden': true } as const

/** Where the notebook is kept, in words. */
const keptWords = ({ isKept, isGuest }: NotebookStore) => {
  if (isKept) return `Fica só neste telemóvel ou computador, durante ${keptDays} dias.`
  return isGuest
    ? 'Este caderno veio por um endereço e não fica guardado: o teu, neste telemóvel ou computador, está como o deixaste.'
    : 'Não fica guardado: perde-se quando fechares a página.'
}

/** Takes the notebook along, brings one back, puts its dates in a calendar, prints it, sends it along or erases it. */
export const BookTools = observer(({ store, say }: BookToolsProps) => {
  const { notebook, proposals, today } = store
  const [problem, setProblem] = useState<string>()
  const [isSure, setSure] = useState(false)
  const days = proposalDays(notebook, proposals)
  const name = `caderno-${notebook.product}`
  const takeFile = async (file: File | undefined) => {
    if (!file) return
    const wrong = store.takeFile(
      file.size > mostFileBytes ? ' '.repeat(mostFileBytes + 1) : await file.text(),
    )
    setProblem(wrong)
    if (!wrong) say('Caderno trazido do ficheiro.')
  }
  const erase = () => {
    if (isSure) {
      store.erase()
      say('Caderno apagado.')
    }
    setSure(!isSure)
  }
  const picker = <FilePicker onPick={takeFile} />
  if (proposals.length === 0)
    return (
      <div className={styles.tools}>
        <div className={styles.row}>{picker}</div>
        {problem && <FileProblem words={problem} />}
      </div>
    )
  return (
    <div className={styles.tools}>
      <p className={styles.small}>{keptWords(store)}</p>
      <Checkbox
        name={`${notebook.product}-send-along`}
        label="Enviar estas propostas com o meu próximo pedido de contacto"
        value={store.withLead}
        onChange={(ticked) => store.sendAlong(ticked)}
      />
      <div className={styles.row}>
        <Button
          kind="quiet"
          icon={<Download {...iconProps} />}
          onClick={() => saveFile(`${name}.json`, store.fileText, 'application/json')}
        >
          Guardar ficheiro
        </Button>
        {picker}
        {days.length > 0 && (
          <Button
            kind="quiet"
            icon={<CalendarPlus {...iconProps} />}
            onClick={() => saveFile(`${name}.ics`, calendarFile(days, toIsoDate(today)), 'text/calendar')}
          >
            Pôr os prazos no calendário
          </Button>
        )}
        <Button kind="quiet" icon={<Printer {...iconProps} />} onClick={() => window.print()}>
          Imprimir
        </Button>
        <Button kind="quiet" icon={<Trash2 {...iconProps} />} onClick={erase}>
          {isSure ? 'Apagar mesmo: não há volta' : 'Apagar o caderno'}
        </Button>
      </div>
      {problem && <FileProblem words={problem} />}
    </div>
  )
})

const FileProblem = ({ words }: { words: string }) => (
  <Notice tone="bad" live title="Não trouxemos o ficheiro">
    <p>{words}</p>
  </Notice>
)

/** The browser's own picker under words of ours. */
function FilePicker({ onPick }: { onPick(file: File | undefined): void }) {
  const id = useId()
  return (
    <label className={styles.picker} htmlFor={id}>
      <Upload {...iconProps} />
      Importar
      <input
        id={id}
        type="file"
        accept="application/json,.json"
        onChange={({ currentTarget }) => {
          onPick(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
    </label>
  )
}
