import { useState } from 'react'
import { useForm } from './form'
import { addressOf, type Link, linkTo } from './link-address'
import { type InputProps, TextInput, wordsOf } from './text-input'

/** A link by its address: a page of the site with a place on it, another site, an e-mail or a phone. */
export function LinkInput(props: InputProps) {
  const { stories } = useForm()
  const link = (props.value ?? {}) as Link
  // Half an address leads somewhere else: what is kept is kept of the link as it was when the typing began.
  const [typing, setTyping] = useState<{ readonly words: string; readonly before: Link }>()
  const change = (words: string) => {
    const before = typing?.before ?? link
    setTyping({ words, before })
    props.change(linkTo(words, before, stories))
  }
  return (
    <TextInput
      {...props}
      value={typing?.words ?? addressOf(link, stories)}
      change={(words) => change(wordsOf(words))}
      left={() => setTyping(undefined)}
    />
  )
}
