import { useRef, useState } from 'react'
import type { FieldName, FieldTexts } from '../../domain/invoice/invoice-fields'
import { fileRefusal } from './file-rules'
import type { FileProblem, InvoiceReading, ReadFile, ReadingProgress } from './invoice-reading'

type ReaderState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading'; readonly file: string; readonly progress: ReadingProgress }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed'; readonly problem: FileProblem | 'code'; readonly file: File }
  | { readonly kind: 'read'; readonly file: string; readonly reading: InvoiceReading }

/** A chunk that could not be loaded says so by any error that is not ours. */
const problemOf = (error: unknown): FileProblem | 'code' =>
  error instanceof Error && error.name === 'FileError' ? (error.message as FileProblem) : 'code'

const textsOf = ({ fields }: InvoiceReading): FieldTexts =>
  Object.fromEntries(Object.entries(fields).map(([name, { text }]) => [name, text]))

/** The file being read and what was found in it, as the person corrects it. The last file chosen wins. */
export function useInvoice(read: ReadFile) {
  const [state, setState] = useState<ReaderState>({ kind: 'idle' })
  const [texts, setTexts] = useState<FieldTexts>({})
  const turn = useRef(0)

  async function open(file: File) {
    const own = ++turn.current
    const show = (next: ReaderState) => own === turn.current && setState(next)
    const message = fileRefusal(file)
    if (message) return show({ kind: 'refused', message })
    show({ kind: 'reading', file: file.name, progress: { stage: 'opening', done: 0 } })
    try {
      const reading = await read(file, (progress) => show({ kind: 'reading', file: file.name, progress }))
      if (show({ kind: 'read', file: file.name, reading }) !== false) setTexts(textsOf(reading))
    } catch (error) {
      show({ kind: 'failed', problem: problemOf(error), file })
    }
  }

  return {
    state,
    texts,
    open,
    change: (name: FieldName, text: string) => setTexts((before) => ({ ...before, [name]: text })),
  }
}
