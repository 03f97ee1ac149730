import { Button } from 'shared-lib/kit/ui/button/button'
import { Notice } from 'shared-lib/kit/ui/notice/notice'
import { Progress } from 'shared-lib/kit/ui/progress/progress'
import styles from './invoice-reader.module.css'
import type { FileProblem, ReadingProgress } from './invoice-reading'

const stages: Readonly<Record<ReadingProgress['stage'], string>> = {
  opening: 'A abrir o ficheiro',
  text: 'A ler o texto',
  loading: 'A preparar a leitura da imagem: pode demorar alguns segundos',
  letters: 'A reconhecer as letras da imagem',
}

export const Reading = ({
  file,
  progress,
}: {
  readonly file: string
  readonly progress: ReadingProgress
}) => (
  <div className={styles.reading} role="status">
    <p>{file}</p>
    <Progress value={Math.round(progress.done * 100)} max={100} label={stages[progress.stage]} />
  </div>
)

const failures: Readonly<Record<FileProblem | 'code', { readonly title: string; readonly words: string }>> = {
  locked: {
    title: 'Este ficheiro está protegido por palavra-passe',
    words:
      'Abre-o com a palavra-passe que te deram (costuma ser o teu NIF), imprime-o para um PDF novo e escolhe esse ficheiro.',
  },
  damaged: {
    title: 'Não conseguimos abrir este ficheiro',
    words: 'Pode estar danificado ou incompleto. Descarrega-o outra vez e tenta de novo.',
  },
  unreadable: {
    title: 'Este browser não conseguiu ler a imagem',
    words: 'Se o tiveres em PDF, escolhe esse ficheiro: lemos o texto sem reconhecer letras.',
  },
  code: {
    title: 'A leitura não carregou',
    words: 'Pode ter faltado a ligação à internet. O teu ficheiro não foi enviado: tenta outra vez.',
  },
}

interface FailureProps {
  readonly problem: FileProblem | 'code'
  readonly onRetry: () => void
}

export const Failure = ({ problem, onRetry }: FailureProps) => (
  <Notice tone="bad" title={failures[problem].title} live>
    <p>{failures[problem].words}</p>
    {(problem === 'code' || problem === 'unreadable') && (
      <div className={styles.action}>
        <Button onClick={onRetry}>Tentar outra vez</Button>
      </div>
    )}
  </Notice>
)
