import { detailsContract } from 'shared-lib/kit/journey/journey.contract'
import { __camel__Journey } from '../../funnel/__name__.journey'

export const __camel__DetailsContract = detailsContract(__camel__Journey)
