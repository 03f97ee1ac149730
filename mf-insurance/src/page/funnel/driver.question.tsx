import { useEffect, useRef } from 'react'
import type { QuestionProps } from 'shared-lib/kit/funnel/question-props'
import type { InsuranceAnswers } from '../../fields'

/** Every place of the country: it comes with the first postal code. On this device, for the code is personal. */
const loadPlaces = () => import(/* webpackChunkName: "postal-places" */ 'shared-lib/rules/postal/place-of')

/** Who drives: the place follows from the postal code until the visitor writes another. */
export const DriverQuestion = ({ field, answers, raw, change }: QuestionProps<InsuranceAnswers>) => {
  const { postalCode } = answers
  const place = useRef({ typed: '', suggested: '' })
  place.current.typed = raw.addressLocality ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new code alone asks for its place
  useEffect(() => {
    if (!postalCode) return
    let isLate = false
    void loadPlaces()
      .then(({ placeOf }) => {
        const { typed, suggested } = place.current
        const found = placeOf(postalCode)
        if (isLate || !found || (typed !== '' && typed !== suggested)) return
        place.current.suggested = found
        change('addressLocality', found)
      })
      // Without the list the place is typed.
      .catch(() => undefined)
    return () => {
      isLate = true
    }
  }, [postalCode])
  return (
    <>
      {field('firstInsurance')}
      {field('nif')}
      {field('dateOfBirth')}
      {field('licenseDate')}
      {field('postalCode')}
      {field('addressLocality')}
    </>
  )
}
