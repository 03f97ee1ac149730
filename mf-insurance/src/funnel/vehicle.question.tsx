import { lazy, Suspense } from 'react'
import type { QuestionProps } from 'shared-lib/funnel/question-props'
import { specialPlatesPath } from './insurance.paths'

/** Comes once somebody types: the first question stays light. */
const PlateNotice = lazy(async () => ({
  default: (await import(/* webpackChunkName: "plate-notice" */ './plate-notice')).PlateNotice,
}))

/** A shorter text is no plate of any kind. */
const shortest = 5

/** Vehicle and plate, with what is worth saying of it. */
export const VehicleQuestion = ({ field, raw: { licensePlate = '' }, shell }: QuestionProps<unknown>) => (
  <>
    {field('product')}
    {field('licensePlate')}
    {/* Personal: no plain form sends it, so that nobody is led by what it is. */}
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
