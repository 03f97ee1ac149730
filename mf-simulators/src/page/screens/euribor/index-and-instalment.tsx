import { useEffect, useState } from 'react'
import type { ResultProps } from 'shared-lib/kit/calculator/calculator-view'
import { inPlace } from 'shared-lib/kit/events/plain-click'
import { LineChart } from 'shared-lib/kit/explain/ui/line-chart'
import { Part } from 'shared-lib/kit/explain/ui/part'
import { Picture } from 'shared-lib/kit/explain/ui/picture'
import type { EuriborResult } from 'shared-lib/rules/credit/euribor/euribor-outcome'
import { figureText } from 'shared-lib/rules/figures/figure-text'
import { type Cents, cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { formatNumber } from 'shared-lib/rules/money/format-number'
import { euriborForm } from '../../../fields/euribor.form'
import { HistoryDrawing, HistoryTable, historyWords } from './euribor-history'
import { IndexHandle } from './index-handle'
import { drawnMonths, movedInstalment } from './moved-instalment'
import { chartMonth } from './short-month'

const percent = (value: number) => figureText(value / 100, 'ratio')

/** `714,20 € por mês, mais 5,54 € do que agora` */
function instalmentWords(moved: Cents, now: Cents | undefined): string {
  const difference = now === undefined ? 0 : moved - now
  const compared = `${difference > 0 ? 'mais' : 'menos'} ${formatBriefEuro(cents(Math.abs(difference)))} do que agora`
  return `${formatBriefEuro(moved)} por mês${difference === 0 ? '' : `, ${compared}`}`
}

/** The index since 1999 with a ball to drag it, and under it the visitor's instalment, whose next step follows. */
export function IndexAndInstalment({ result, texts, hrefWith, onChange }: ResultProps<EuriborResult>) {
  const { next, currentInstalment, history } = result
  const typed = euriborForm.fields.otherEuribor.parse(texts.otherEuribor ?? '')
  const opening = (typed ?? next?.index ?? 0) * 100
  const [index, setIndex] = useState(opening)
  useEffect(() => setIndex(opening), [opening])
  const words = historyWords(history, texts.euriborType ?? '')
  const moved = next && movedInstalment(next, index / 100)
  const change = moved === undefined ? '' : instalmentWords(moved, currentInstalment)
  const inputs = { otherEuribor: formatNumber(index, 3) }
  return (
    <Part title="A Euribor desde 1999 e a tua prestação" sentence={words}>
      <Picture file="euribor-desde-1999">
        <HistoryDrawing
          result={result}
          words={words}
          over={
            next &&
            ((low, high) => (
              <IndexHandle
                low={low}
                high={high}
                value={index}
                words={`${percent(index)}: ${change}`}
                onMove={setIndex}
              />
            ))
          }
        />
        {next && (
          <p>
            Com a Euribor a {percent(index)}, a próxima prestação é de <strong>{change}</strong>.
          </p>
        )}
        <InstalmentDrawing result={result} moved={moved} index={index} />
      </Picture>
      {next && (
        <p>
          Arrasta a bola do gráfico, ou usa as setas do teclado, para veres outra Euribor.{' '}
          <a href={hrefWith(inputs) ?? '#'} onClick={inPlace(() => onChange(inputs))}>
            Usar {percent(index)} em todas as contas
          </a>
        </p>
      )}
      <HistoryTable result={result} tenor={texts.euriborType ?? ''} />
    </Part>
  )
}

interface InstalmentDrawingProps {
  readonly result: EuriborResult
  readonly moved: Cents | undefined
  /** Percent. */
  readonly index: number
}

function InstalmentDrawing({ result, moved, index }: InstalmentDrawingProps) {
  const months = drawnMonths(result, moved)
  return (
    <LineChart
      summary={`A tua prestação em cada mês${moved === undefined ? '' : `, e de ${formatBriefEuro(moved)} com a Euribor a ${percent(index)}`}`}
      xs={months.map(({ month }) => chartMonth(month))}
      lines={[
        { label: 'A tua prestação', values: months.map(({ paid }) => paid), steps: true },
        { label: 'Depois da próxima revisão', values: months.map((one) => one.moved), steps: true },
      ]}
    />
  )
}
