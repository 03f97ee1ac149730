import { lazy, Suspense } from 'react'
import type { QuestionProps } from 'shared-lib/funnel/question-props'

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
    {licensePlate.length >= shortest && (
      <Suspense fallback={null}>
        <PlateNotice text={licensePlate} siteUrl={shell.apiUrl} />
      </Suspense>
    )}
  </>
)
