import { Download } from 'lucide-react'
import { Button } from '../../ui/button/button'
import styles from './data-table.module.css'
import { NeedsScript } from './needs-script'

function save(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has read it by the time this turn ends; it is let go a little later all the same.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}

/** Takes a table along. */
export const CsvButton = ({ file, csv }: { file: string; csv: () => string }) => (
  <NeedsScript>
    <p className={styles.file}>
      <Button kind="quiet" icon={<Download size={20} />} onClick={() => save(`${file}.csv`, csv())}>
        Descarregar tabela (CSV)
      </Button>
    </p>
  </NeedsScript>
)
