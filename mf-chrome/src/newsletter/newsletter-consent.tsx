import type { ReactNode } from 'react'
import { privacyPath, termsPath } from 'shared-lib/funnel/consent-texts'
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden/visually-hidden'

const NewTab = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener">
    {children}
    <VisuallyHidden> (abre noutro separador)</VisuallyHidden>
  </a>
)

/** The sentence beside the box: a change of its words needs a new version of the consent texts. */
export const NewsletterConsent = () => (
  <>
    Aceito os <NewTab href={termsPath}>Termos e Condições</NewTab> e receber a newsletter por email. Posso
    sair quando quiser: vê a <NewTab href={privacyPath}>Política de Privacidade</NewTab>.
  </>
)
