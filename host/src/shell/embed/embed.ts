import { current } from '../current'
import { colourQuery, wearColour } from './own-colour'
import { originAround, reportHeight } from './report-height'
import { reportOrigin } from './report-origin'

// A page of ours in a frame of another site: fetched at once there, and nowhere else.
wearColour(location.search)
current.kept = colourQuery(location.search)
reportHeight()
if (window.parent !== window) reportOrigin(originAround(document, location.ancestorOrigins))
