import { useRef, useState } from 'react'
import { fileRefusal } from './file-rules'
import type { FileProblem, ReadingProgress } from './invoice-reading'

export type ReadBy<Result> = (file: File, progress: (now: ReadingProgress) => void) => Promise<Result>

export type ReaderState<Result> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading'; readonly file: string; readonly progress: ReadingProgress }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed'; readonly problem: FileProblem | 'code'; readonly file: File }
  | { readonly kind: 'read'; readonly file: string; readonly reading: Result }

/** Any error that is not ours means a chunk that could not be loaded. */
const problemOf = (error: unknown): FileProblem | 'code' =>
  error instanceof Error && error.name === 'FileError' ? (error.message as FileProblem) : 'code'

/** The file being read, what was found in it, and its texts as the person corrects them. The last file chosen wins. */
export function useReading<Result, Name extends string>(
  read: ReadBy<Result>,
  textsOf: (reading: Result) => Partial<Record<Name, string>>,
) {
  const [state, setState] = useState<ReaderState<Result>>({ kind: 'idle' })
  const [texts, setTexts] = useState<Partial<Record<Name, string>>>({})
  const turn = useRef(0)

  async function open(file: File) {
    const own = ++turn.current
    const show = (next: ReaderState<Result>) => own === turn.current && setState(next)
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

  const change = (name: Name, text: string) => setTexts((before) => ({ ...before, [name]: text }))
  return { state, texts, open, change }
}
