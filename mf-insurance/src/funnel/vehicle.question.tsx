import { lazy, Suspense } from 'react'
import type { QuestionProps } from 'shared-lib/funnel/question-props'
import { specialPlatesPath } from './insurance.paths'

/** Loaded once the visitor types: the first question stays light. */
const PlateNotice = lazy(async () => ({
  default: (await import(/* webpackChunkName: "plate-notice" */ './plate-notice')).PlateNotice,
}))

/** A shorter text is no plate of any kind. */
const shortest = 5

/** Vehicle and plate, with a note on the plate. */
export const VehicleQuestion = ({ field, raw: { licensePlate = '' }, shell }: QuestionProps<unknown>) => (
  <>
    {field('product')}
    {field('licensePlate')}
    {/* Personal: a plain form does not send it, so the link does not depend on it. */}
    <noscript>
      <p>
        Sem JavaScript a matrícula não segue: podes deixá-la em branco. É de um reboque, do Estado ou do corpo
        diplomático? <a href={shell.apiUrl + specialPlatesPath}>Vê como se trata deste seguro</a>.
      </p>
    </noscript>
    {licensePlate.length >= shortest && (
      <Suspense fallback={null}>
        <PlateNotice text={licensePlate} siteUrl={shell.apiUrl} />
      </Suspense>
    )}
  </>
)
