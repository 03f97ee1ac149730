// @suite prices-of-june: it ranks the catalogue of that month.
import '../../../testing/prices-of-june'
import { describeServerRender } from 'shared-lib/testing/server-cases'
import { loadChosenOffer } from '../../results/results.load'
import widget from './energy-details.widget'

describeServerRender(widget)

describe('about a chosen offer', () => {
  const path = '/energia/simular/dados-de-contacto'
  const query =
    'energyType=electricity&addressType=current&postalCode=1000&inhabitants=3&houseUsage=normal&contractedPower=6.9&currentProvider=EDPC&oferta=el-edp-eletricidade~simple'
  const chosen = loadChosenOffer({ path, query, today: '2026-11-21' })
  const data = JSON.parse(JSON.stringify({ chosen }))
  it('has one to draw', () => expect(chosen?.ageWords).toBe('preços de junho, há 5 meses'))
  describeServerRender(widget, { data, location: { path, query } })
})
