import type { Company } from 'shared-lib/contract/define-widget'
import type { ProjectError } from '../../security/project-error'

interface UnavailableProps {
  readonly problem: Pick<ProjectError, 'message' | 'nextStep'>
  readonly company: Company
}

/** In place of any page of a lead while the database cannot be asked. */
export const UnavailablePage = ({ problem: { message, nextStep }, company }: UnavailableProps) => (
  <article className="lead-status">
    <h1>{message}</h1>
    <p>{nextStep}</p>
    {company.phone && (
      <p>
        Se for urgente, liga para{' '}
        <a href={`tel:${company.phone}`} className="lead-status-phone">
          {company.phoneText}
        </a>{' '}
        ({company.phoneHours}).
      </p>
    )}
  </article>
)
