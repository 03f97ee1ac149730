import { useEffect, useState } from 'react'
import { CalendarButton } from 'shared-lib/kit/explain/ui/calendar-button'
import { Trash2 } from 'shared-lib/kit/icons'
import { keptDays } from 'shared-lib/kit/notebook/book-key'
import {
  eraseProposals,
  type KeptProposal,
  type NotebookEntry,
  nameOf,
  readFolder,
  readNotebooks,
  writeFolder,
} from 'shared-lib/kit/proposal/folder'
import { carInsurance, homeLoan, personalLoan, telecom, verdictPath } from 'shared-lib/kit/proposal/products'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Button } from 'shared-lib/kit/ui/button/button'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { KeptProposalView } from './kept-proposal'

const judged = [personalLoan, homeLoan, telecom, carInsurance]

/** Last days of everything that is kept, soonest first. */
const daysOf = (proposals: readonly KeptProposal[], entries: readonly NotebookEntry[]) =>
  [
    ...proposals.map((one) => ({ id: `pasta-${one.href}`, on: one.until, title: nameOf(one) })),
    ...entries.map(({ name, title, until }) => ({
      id: `caderno-${title}-${name}`,
      on: until,
      title: `${title}, ${name}`,
    })),
  ]
    .flatMap(({ id, on, title }) =>
      on ? [{ id, on: toIsoDate(on), title: `Último dia da proposta: ${title}` }] : [],
    )
    .toSorted((one, two) => (one.on < two.on ? -1 : 1))

interface ProposalFolderProps {
  readonly siteUrl: string
  readonly today: string
}

/** `/a-minha-pasta`: every proposal that this device keeps, with its last day. Nothing of it leaves the device. */
export function ProposalFolder({ siteUrl, today }: ProposalFolderProps) {
  const [proposals, setProposals] = useState<readonly KeptProposal[]>([])
  const [entries, setEntries] = useState<readonly NotebookEntry[]>([])
  const [isRead, setRead] = useState(false)
  const [isSure, setSure] = useState(false)
  const [words, say] = useState('')
  useEffect(() => {
    setProposals(readFolder(today))
    setEntries(readNotebooks(today))
    setRead(true)
  }, [today])
  const keep = (changed: readonly KeptProposal[]) => {
    setProposals(changed)
    writeFolder(changed)
  }
  const erase = () => {
    if (isSure) {
      eraseProposals()
      setProposals([])
      setEntries([])
      say('Pasta apagada.')
    }
    setSure(!isSure)
  }
  const days = daysOf(proposals, entries)
  const isEmpty = proposals.length + entries.length === 0
  return (
    <div className={layout.page}>
      <h1>A minha pasta</h1>
      <p>Fica só neste telemóvel ou computador, durante {keptDays} dias.</p>
      <noscript>
        <p>
          A tua pasta só abre com JavaScript, porque nada do que guardaste sai daqui. Sem ele, avalia a
          proposta e põe a página do resultado nos favoritos: o endereço tem os valores.
        </p>
      </noscript>
      {isRead && isEmpty && <p>Ainda não guardaste propostas. Avalia a primeira:</p>}
      <ul className={layout.bare}>
        {proposals.map((one) => (
          <KeptProposalView
            key={one.href}
            proposal={one}
            siteUrl={siteUrl}
            today={today}
            say={say}
            onUntil={(until) => keep(proposals.map((old) => (old === one ? { ...old, until } : old)))}
            onErase={() => {
              keep(proposals.filter((old) => old !== one))
              say('Proposta apagada.')
            }}
          />
        ))}
        {entries.map(({ title, href, name, until }) => (
          <li key={title + name} className={layout.card}>
            <h2>
              <a href={siteUrl + href}>
                {title}: <span translate="no">{name}</span>
              </a>
            </h2>
            {until && <p>Válida até {formatDatePt(until)}.</p>}
          </li>
        ))}
      </ul>
      {!isEmpty && (
        <div className={layout.row}>
          <CalendarButton days={days} today={toIsoDate(today)} name="propostas" />
          <Button kind="quiet" icon={<Trash2 size={20} />} onClick={erase}>
            {isSure ? 'Confirmar: apagar tudo' : 'Apagar tudo'}
          </Button>
        </div>
      )}
      <ul className={layout.list}>
        {judged.map((product) => (
          <li key={product.name}>
            <a href={siteUrl + verdictPath(product)}>{product.title}: avaliar uma proposta</a>
          </li>
        ))}
      </ul>
      <p role="status">{words}</p>
    </div>
  )
}
