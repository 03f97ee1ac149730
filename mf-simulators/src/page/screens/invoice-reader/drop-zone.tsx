import { type DragEvent, useId, useState } from 'react'
import { FileText } from 'shared-lib/kit/icons'
import { acceptedFiles, mostMegabytes } from './file-rules'
import styles from './invoice-reader.module.css'

export interface DropWords {
  readonly first: string
  readonly again: string
  readonly kept: string
}

interface DropZoneProps {
  readonly words: DropWords
  readonly onFile: (file: File) => void
  readonly error?: string | undefined
  /** After a first file: smaller words. */
  readonly again: boolean
}

/** A place to drop a file on, which is also the label of the browser's own file control. */
export function DropZone({ words, onFile, error, again }: DropZoneProps) {
  const [over, setOver] = useState(false)
  const id = useId()
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    <div className={styles.chooser}>
      <label
        className={styles.zone}
        data-over={over ? '' : undefined}
        data-again={again ? '' : undefined}
        onDragOver={drag}
        onDragEnter={drag}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileText size={28} aria-hidden="true" />
        <span className={styles.choose}>{again ? words.again : words.first}</span>
        <span className={styles.drop}>ou larga o ficheiro aqui</span>
        <input
          className={styles.file}
          type="file"
          accept={acceptedFiles}
          aria-describedby={error ? `${id}error ${id}hint` : `${id}hint`}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) onFile(file)
            // The same file may be chosen again after a failure.
            target.value = ''
          }}
        />
      </label>
      {error && (
        <p className={styles.error} id={`${id}error`} role="alert">
          {error}
        </p>
      )}
      <p className={styles.hint} id={`${id}hint`}>
        PDF, PNG ou JPG, até {mostMegabytes} MB. {words.kept}
      </p>
    </div>
  )
}
