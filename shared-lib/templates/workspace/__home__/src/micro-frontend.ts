import { defineMicroFrontend } from 'shared-lib/contract/define-micro-frontend'
import { joinParts } from 'shared-lib/kit/journey/define-journey'
import { __camel__Parts } from './__name__/product'

const products = joinParts(__camel__Parts)

export default defineMicroFrontend({
  name: '__home__',
  owner: 'Equipa __title__',
  ...products,
  widgets: [...products.widgets],
})
