import { ArrowRight } from 'lucide-react'
import { addressOf } from 'shared-lib/funnel/funnel-address'
import { Button } from 'shared-lib/ui/button/button'
import { homeLoanFunnel } from '../funnel/home-loan.funnel'
import { homeLoanJourney } from '../funnel/home-loan.journey'
import type { HomeLoanFound } from './home-loan.load'
import { LoanAnswer } from './loan-answer'
import styles from './results.module.css'

interface TagAnswerProps {
  readonly data: HomeLoanFound
  readonly heading: string | undefined
  /** Origin of the site on foreign pages, '' on the site itself. */
  readonly siteUrl: string
}

/** A first answer in a story: the loan of the tag, and the way to one's own. */
export const TagAnswer = ({ data, heading, siteUrl }: TagAnswerProps) => (
  <div className={styles.results}>
    {heading && <h3>{heading}</h3>}
    <LoanAnswer data={data} level="h3" />
    <div className={styles.row}>
      <Button
        kind="main"
        href={siteUrl + addressOf(homeLoanFunnel, homeLoanJourney.path, { loanType: 'acquisition' })}
        iconEnd={<ArrowRight size={20} />}
      >
        Fazer a minha simulação
      </Button>
    </div>
  </div>
)
