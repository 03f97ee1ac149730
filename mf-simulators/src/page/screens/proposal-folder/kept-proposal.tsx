import { useState } from 'react'
import { Share2, Trash2 } from 'shared-lib/kit/icons'
import { type KeptProposal, nameOf } from 'shared-lib/kit/proposal/folder'
import { stampWords } from 'shared-lib/kit/proposal/verdict-words'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Button } from 'shared-lib/kit/ui/button/button'
import { TextField } from 'shared-lib/kit/ui/text-field/text-field'
import { normalDate, parseDate } from 'shared-lib/rules/dates/date-formats'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'

interface KeptProposalViewProps {
  readonly proposal: KeptProposal
  readonly siteUrl: string
  readonly today: string
  onUntil(until: string | undefined): void
  onErase(): void
  say(words: string): void
}

/** One kept proposal: verdict, last day, and what can be done with it. */
export function KeptProposalView({ proposal, siteUrl, today, onUntil, onErase, say }: KeptProposalViewProps) {
  const { href, verdict, sentence, on, until } = proposal
  const title = nameOf(proposal)
  const [text, setText] = useState(until ? until.split('-').toReversed().join('/') : '')
  const day = text.trim() === '' ? undefined : parseDate(normalDate(text), 'DD/MM/YYYY')
  const isWrong = text.length >= 10 && !day
  const type = (typed: string) => {
    setText(typed)
    const read = parseDate(normalDate(typed), 'DD/MM/YYYY')
    if (read || typed.trim() === '') onUntil(read)
  }
  const share = async () => {
    const url = new URL(siteUrl + href, location.href).href
    try {
      if (navigator.share) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        say('Endereço copiado.')
      }
    } catch (error) {
      if ((error as Error).name !== 'AbortError') say(`Copia o endereço: ${url}`)
    }
  }
  return (
    <li className={layout.card}>
      <h2>
        <a href={siteUrl + href}>
          {title}: {stampWords[verdict]}
        </a>
      </h2>
      <p>{sentence}</p>
      <p className={layout.small}>
        Guardada a {formatDatePt(toIsoDate(on))}.{until && until < today && ' Já acabou.'}
      </p>
      <TextField
        name={`until-${href}`}
        label="Válida até"
        required={false}
        mask="date"
        inputMode="numeric"
        placeholder="dd/mm/aaaa"
        value={text}
        onChange={type}
        error={isWrong ? 'Insere uma data válida' : undefined}
      />
      <div className={layout.row}>
        <Button kind="quiet" icon={<Share2 size={20} />} onClick={share}>
          Partilhar
        </Button>
        <Button kind="quiet" icon={<Trash2 size={20} />} onClick={onErase}>
          Apagar
        </Button>
      </div>
    </li>
  )
}
