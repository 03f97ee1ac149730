import type { ReactNode } from 'react'
import { linkedParts } from 'shared-lib/kit/newsletter/consent-words'
import { VisuallyHidden } from 'shared-lib/kit/ui/visually-hidden/visually-hidden'

const NewTab = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener">
    {children}
    <VisuallyHidden> (abre noutro separador)</VisuallyHidden>
  </a>
)

/** The sentence next to the box, its links in new tabs so that typed text stays here. */
export const NewsletterConsent = ({ sentence }: { sentence: string }) =>
  linkedParts(sentence).map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <NewTab key={part.href + part.text} href={part.href}>
        {part.text}
      </NewTab>
    ),
  )
