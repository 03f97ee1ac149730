import styles from './proposal.module.css'

const Tab = ({ href, words }: { readonly href: string | undefined; readonly words: string }) =>
  href ? <a href={href}>{words}</a> : <span aria-current="true">{words}</span>

interface ProposalTabsProps {
  /** Of the card that judges a proposal; missing on the card itself. */
  readonly proposal?: string
  /** Of the sheet that asks for some; missing on the sheet itself. */
  readonly request?: string
}

/** Leads from the card of a product to its sheet, and back. */
export const ProposalTabs = ({ proposal, request }: ProposalTabsProps) => (
  <nav className={styles.tabs} aria-label="Tens uma proposta?">
    <Tab href={proposal} words="Tenho uma proposta" />
    <Tab href={request} words="Ainda não tenho" />
  </nav>
)
