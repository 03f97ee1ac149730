import styles from './proposal.module.css'

interface ProposalTabsProps {
  readonly current: 'proposal' | 'request'
  /** Of the other page. */
  readonly href: string
}

const words = { proposal: 'Tenho uma proposta', request: 'Ainda não tenho' } as const

/** Leads from the card that judges a proposal to the sheet that asks for some, and back. */
export const ProposalTabs = ({ current, href }: ProposalTabsProps) => (
  <nav className={styles.tabs} aria-label="Tens uma proposta?">
    {(['proposal', 'request'] as const).map((tab) =>
      tab === current ? (
        <span key={tab} aria-current="true">
          {words[tab]}
        </span>
      ) : (
        <a key={tab} href={href}>
          {words[tab]}
        </a>
      ),
    )}
  </nav>
)
