import { useEffect, useState } from 'react'
import { cents } from '../../../rules/money/cents'
import { formatBriefEuro } from '../../../rules/money/euro'
import { NeedsScript } from '../../explain/ui/needs-script'
import { asOfParameter } from '../../form/form-address'
import { Bookmark, Printer, Share2 } from '../../icons'
import { Button } from '../../ui/button/button'
import type { CalculatorView, Headline } from '../calculator-view'
import { readScenarios, type Scenario, withScenario, writeScenarios } from '../kept-scenarios'
import { Scenarios } from './scenarios'
import styles from './tools.module.css'

interface ToolsProps {
  readonly view: CalculatorView
  /** Inputs of the result, as an address. */
  readonly query: string
  readonly headline: Headline
  readonly today: string
  /** Origin of the site on foreign pages, '' on the site itself. */
  readonly siteUrl: string
}

const words = ({ value }: Headline) =>
  'cents' in value
    ? formatBriefEuro(cents(value.cents)) + (value.period ? `/${value.period}` : '')
    : value.text

/** Share, print, put aside and compare. All of it needs script; without it the address itself can be shared. */
export function Tools({ view, query, headline, today, siteUrl }: ToolsProps) {
  const [message, setMessage] = useState('')
  const [kept, setKept] = useState<readonly Scenario[]>([])
  useEffect(() => setKept(readScenarios(view.name)), [view.name])

  const href = `${view.path}?${query}`
  const keep = (scenarios: readonly Scenario[], done: string) => {
    const stored = writeScenarios(view.name, scenarios)
    if (stored) setKept(scenarios)
    setMessage(
      stored
        ? done
        : 'Este telemóvel ou computador não deixa guardar. Partilha o endereço para o teres à mão.',
    )
  }
  const share = async () => {
    const url = new URL(`${siteUrl}${href}&${asOfParameter}=${today}`, location.href).href
    try {
      if (navigator.share) await navigator.share({ title: view.title, url })
      else {
        await navigator.clipboard.writeText(url)
        setMessage('Copiámos o endereço deste resultado.')
      }
    } catch (error) {
      if ((error as Error).name !== 'AbortError') setMessage(`Copia o endereço: ${url}`)
    }
  }
  return (
    <div className={styles.tools}>
      <NeedsScript>
        <div className={styles.row}>
          <Button kind="quiet" icon={<Share2 size={20} />} onClick={share}>
            Partilhar
          </Button>
          <Button kind="quiet" icon={<Printer size={20} />} onClick={() => print()}>
            Imprimir
          </Button>
          <Button
            kind="quiet"
            icon={<Bookmark size={20} />}
            onClick={() =>
              keep(
                withScenario(kept, { href, label: headline.label, value: words(headline), on: today }),
                'Guardado neste telemóvel ou computador.',
              )
            }
          >
            Guardar cenário
          </Button>
        </div>
      </NeedsScript>
      <p className={styles.told} role="status">
        {message}
      </p>
      {kept.length > 0 && (
        <Scenarios
          scenarios={kept}
          siteUrl={siteUrl}
          here={href}
          onRemove={(removed) =>
            keep(
              kept.filter((one) => one !== removed),
              'Cenário apagado.',
            )
          }
          onClear={() => keep([], 'Cenários apagados.')}
        />
      )}
    </div>
  )
}
