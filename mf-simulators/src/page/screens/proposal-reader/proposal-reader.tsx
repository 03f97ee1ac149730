import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { carInsurance, homeLoan, personalLoan, telecom, verdictPath } from 'shared-lib/kit/proposal/products'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Button } from 'shared-lib/kit/ui/button/button'
import { Notice } from 'shared-lib/kit/ui/notice/notice'
import { type Paper, verdictAddress } from '../../../rules/papers/read-paper'
import type { DropWords } from '../invoice-reader/drop-zone'
import styles from '../invoice-reader/invoice-reader.module.css'
import { ReaderFrame } from '../invoice-reader/reader-frame'
import { type ReadBy, useReading } from '../invoice-reader/use-reading'
import type { PaperReading } from './file-reader'
import { PaperFields } from './paper-fields'
import { figureText } from './paper-words'

/** The libraries come with the first file. */
const readHere: ReadBy<PaperReading> = async (file, progress) =>
  (await import(/* webpackChunkName: "proposal-file" */ './file-reader')).readPaperFile(file, progress)

const textsOf = ({ paper }: PaperReading): Record<string, string> =>
  Object.fromEntries(
    Object.entries(paper?.figures ?? {}).flatMap(([name, figure]) =>
      figure ? [[name, figureText(figure.value)]] : [],
    ),
  )

const dropWords: DropWords = {
  first: 'Escolher o documento ou fotografá-lo',
  again: 'Escolher outro documento',
  kept: 'É lido no teu telemóvel ou computador e não sai de lá.',
}

interface ProposalReaderProps extends Pick<WidgetProps, 'location' | 'shell'> {
  readonly title: string
  readonly read?: ReadBy<PaperReading>
}

/** Choose the paper of a proposal, see the figures that it gives and where, correct them, get the verdict. */
export function ProposalReader({ title, location, shell, read = readHere }: ProposalReaderProps) {
  const { state, texts, open, change } = useReading<PaperReading, string>(read, textsOf)
  return (
    <ReaderFrame
      title={title}
      location={location}
      shell={shell}
      state={state}
      open={open}
      intro="Escolhe ou fotografa a FIN ou a FINE do banco, o resumo do contrato da operadora ou a carta de renovação do seguro. Lemos os valores e vês se a proposta é boa."
      words={dropWords}
      found={({ paper, pictured }) =>
        paper ? (
          <Found paper={paper} pictured={pictured} texts={texts} onChange={change} siteUrl={shell.apiUrl} />
        ) : (
          <Notice tone="warn" title="Não reconhecemos este documento" live>
            <p>Confirma se é um dos documentos acima. Também podes escrever os valores:</p>
          </Notice>
        )
      }
    >
      <ByHand siteUrl={shell.apiUrl} />
    </ReaderFrame>
  )
}

interface FoundProps {
  readonly paper: Paper
  readonly pictured: boolean
  readonly texts: Readonly<Record<string, string | undefined>>
  readonly siteUrl: string
  onChange(name: string, text: string): void
}

function Found({ paper, pictured, texts, siteUrl, onChange }: FoundProps) {
  return (
    <section className={styles.result} aria-label="Os valores da proposta">
      <div role="status">
        <h2>O que lemos n{paper.title}</h2>
      </div>
      {pictured && (
        <Notice tone="warn">
          <p>Lemos letras de uma imagem: confirma os algarismos um a um.</p>
        </Notice>
      )}
      <PaperFields paper={paper} texts={texts} onChange={onChange} />
      <div className={styles.compare}>
        <Button kind="main" full href={siteUrl + verdictAddress(paper.product, texts)}>
          Ver se é boa
        </Button>
        <p className={styles.hint}>Seguem só estes valores: nem o documento, nem o teu nome.</p>
      </div>
    </section>
  )
}

const ByHand = ({ siteUrl }: { readonly siteUrl: string }) => (
  <>
    <p className={styles.hint}>Sem o documento à mão? Escreve três valores da proposta:</p>
    <ul className={layout.list}>
      {[personalLoan, homeLoan, telecom, carInsurance].map((product) => (
        <li key={product.name}>
          <a href={siteUrl + verdictPath(product)}>{product.title}</a>
        </li>
      ))}
    </ul>
  </>
)
