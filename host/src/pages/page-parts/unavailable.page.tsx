import type { Company } from 'shared-lib/contract/define-widget'
import type { ProjectError } from '../../base/security/project-error'

interface UnavailableProps {
  readonly problem: Pick<ProjectError, 'message' | 'nextStep'>
  readonly company: Company
}

/** In place of a page that is unavailable for the moment: why, what to do, and a way to try again. */
export const UnavailablePage = ({ problem: { message, nextStep }, company }: UnavailableProps) => (
  <article className="lead-status">
    <h1>{message}</h1>
    <p>{nextStep}</p>
    <p>
      {/* biome-ignore lint/a11y/useValidAnchor: the empty reference is the very address that was asked for, its query included. */}
      <a href="">Tentar outra vez</a>
    </p>
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
