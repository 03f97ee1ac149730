import { current } from '../current'
import { colourQuery, wearColour } from './own-colour'
import { originAround, tellHeight } from './tell-height'
import { tellOrigin } from './tell-origin'

// A page of ours in a frame of another site: fetched at once there, and nowhere else.
wearColour(location.search)
current.kept = colourQuery(location.search)
tellHeight()
if (window.parent !== window) tellOrigin(originAround(document, location.ancestorOrigins))
