import { type ReactNode, useRef, useState } from 'react'
import { icon } from '../../icons'
import { Button } from '../../ui/button/button'
import { NeedsScript } from './needs-script'
import styles from './picture.module.css'

const ImageDown = icon(
  'M10.3 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10l-3.1-3.1a2 2 0 0 0-2.814.014L6 21M14 19l3 3v-5.5M17 22l3-3M7 9a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
)

interface PictureProps {
  /** Name of the file, without its ending. */
  readonly file: string
  readonly children: ReactNode
}

/** A drawing that can be taken along as a picture. What makes one comes when it is asked for. */
export function Picture({ file, children }: PictureProps) {
  const drawing = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)
  const save = async () => {
    setFailed(false)
    try {
      const { savePicture } = await import(/* webpackChunkName: "picture" */ '../save-picture')
      if (drawing.current) await savePicture(drawing.current, file)
    } catch {
      setFailed(true)
    }
  }
  return (
    <div className={styles.picture}>
      <div ref={drawing} className={styles.drawing}>
        {children}
      </div>
      <NeedsScript>
        <Button kind="quiet" icon={<ImageDown size={20} />} onClick={save}>
          Guardar imagem
        </Button>
        <p role="status">{failed && 'Não conseguimos fazer a imagem. Tenta de novo.'}</p>
      </NeedsScript>
    </div>
  )
}
