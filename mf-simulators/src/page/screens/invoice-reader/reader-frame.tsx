import { type ReactNode, useEffect } from 'react'
import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { type DropWords, DropZone } from './drop-zone'
import styles from './invoice-reader.module.css'
import { Failure, Reading } from './reader-states'
import type { ReaderState } from './use-reading'

interface ReaderFrameProps<Read> extends Pick<WidgetProps, 'location' | 'shell'> {
  readonly title: string
  readonly intro: string
  readonly words: DropWords
  readonly state: ReaderState<Read>
  readonly open: (file: File) => void
  /** What a file that was read gives. */
  readonly found: (reading: Read, file: string) => ReactNode
  readonly children: ReactNode
}

/** A page that reads a file of the visitor: what it is for, where to choose one, how reading goes, what was found. */
export function ReaderFrame<Read>(props: ReaderFrameProps<Read>) {
  const { title, intro, words, state, open, found, location, shell, children } = props
  const Heading = location ? 'h1' : 'h2'
  const pageTitle = `${title} | ${shell.company.name}`
  useEffect(() => shell.setTitle(pageTitle), [shell, pageTitle])
  return (
    <section className={styles.reader} data-page={location && ''}>
      <header className={styles.head}>
        <Heading>{title}</Heading>
        <p>{intro}</p>
      </header>
      <DropZone
        words={words}
        onFile={open}
        error={state.kind === 'refused' ? state.message : undefined}
        again={state.kind !== 'idle'}
      />
      {state.kind === 'reading' && <Reading file={state.file} progress={state.progress} />}
      {state.kind === 'failed' && <Failure problem={state.problem} onRetry={() => open(state.file)} />}
      {state.kind === 'read' && found(state.reading, state.file)}
      {children}
    </section>
  )
}
