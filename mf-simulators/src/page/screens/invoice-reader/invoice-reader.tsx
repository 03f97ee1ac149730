import type { WidgetProps } from 'shared-lib/contract/define-widget'
import type { FieldTexts } from '../../../rules/invoice/invoice-fields'
import type { DropWords } from './drop-zone'
import styles from './invoice-reader.module.css'
import type { InvoiceReading, ReadFile } from './invoice-reading'
import { ReaderFrame } from './reader-frame'
import { ReadingResult } from './reading-result'
import { useReading } from './use-reading'

/** The libraries come with the first file. */
const readHere: ReadFile = async (file, progress) =>
  (await import(/* webpackChunkName: "file-reader" */ './file-reader')).readFile(file, progress)

const textsOf = ({ fields }: InvoiceReading): FieldTexts =>
  Object.fromEntries(Object.entries(fields).map(([name, { text }]) => [name, text]))

const dropWords: DropWords = {
  first: 'Escolher a fatura ou fotografá-la',
  again: 'Escolher outra fatura',
  kept: 'A fatura é lida no teu telemóvel ou computador e não sai de lá.',
}

interface InvoiceReaderProps extends Pick<WidgetProps, 'location' | 'shell'> {
  readonly title: string
  readonly read?: ReadFile
}

/** Choose an invoice, see its values and their places, correct them, compare with them. */
export function InvoiceReader({ title, location, shell, read = readHere }: InvoiceReaderProps) {
  const { state, texts, open, change } = useReading(read, textsOf)
  return (
    <ReaderFrame
      title={title}
      location={location}
      shell={shell}
      state={state}
      open={open}
      intro="Escolhe ou fotografa a fatura de eletricidade ou de gás: lemos a potência, os consumos e os preços, mostramos-te onde estão e comparas com eles, sem copiar nada à mão."
      words={dropWords}
      found={(reading, file) => (
        <ReadingResult file={file} reading={reading} texts={texts} onChange={change} siteUrl={shell.apiUrl} />
      )}
    >
      <p className={styles.hint}>
        Sem fatura à mão?{' '}
        <a href={`${shell.apiUrl}/energia/simular`}>Responde às perguntas da simulação de energia</a>.
      </p>
    </ReaderFrame>
  )
}
