import { Download } from '../../icons'
import { Button } from '../../ui/button/button'
import { saveFile } from '../save-file'
import styles from './data-table.module.css'
import { NeedsScript } from './needs-script'

/** Takes a table along. */
export const CsvButton = ({ file, csv }: { file: string; csv: () => string }) => (
  <NeedsScript>
    <p className={styles.file}>
      <Button
        kind="quiet"
        icon={<Download size={20} />}
        onClick={() => saveFile(`${file}.csv`, csv(), 'text/csv')}
      >
        Descarregar tabela (CSV)
      </Button>
    </p>
  </NeedsScript>
)
