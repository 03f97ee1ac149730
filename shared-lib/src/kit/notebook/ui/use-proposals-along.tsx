import { useLayoutEffect, useState } from 'react'
import { andList } from '../../../rules/text/list-words'
import type { SentAlong } from '../../funnel/ui/use-contact-form'
import { Checkbox } from '../../ui/checkbox/checkbox'
import { readDeviceBook } from '../device-book'
import { proposalsBody } from '../lead-proposals'
import type { AnyNotebook, Proposal } from '../notebook'

const boxWords = (proposals: readonly Proposal[]) =>
  `Enviar também ${proposals.length === 1 ? 'a proposta' : 'as propostas'} de ${andList(proposals.map(({ name }) => name))}`

/**
 * The proposals of this device's notebook as a contact form sends them: ticked as the visitor left it in the notebook, and
 * nothing of them in the lead while it is not. No box where there is none.
 */
export function useProposalsAlong(notebook: AnyNotebook, today: string): SentAlong {
  const [proposals, setProposals] = useState<readonly Proposal[]>([])
  const [ticked, setTicked] = useState(false)
  // Before the first paint of the live page, so that it is there before the button can be pressed.
  useLayoutEffect(() => {
    const book = readDeviceBook(notebook, today)
    setProposals(book?.proposals ?? [])
    setTicked(book?.withLead ?? false)
  }, [notebook, today])
  return {
    box: proposals.length > 0 && (
      <Checkbox
        name="proposals"
        label={boxWords(proposals)}
        hint="Vão os valores que escreveste no caderno, para quem te liga os ter à frente."
        value={ticked}
        onChange={setTicked}
      />
    ),
    body: () => (ticked && proposals.length > 0 ? { proposals: proposalsBody(proposals) } : {}),
  }
}
