import { current } from '../current'
import { colourQuery, wearColour } from './own-colour'
import { tellHeight } from './tell-height'

// A page of ours in a frame of another site: fetched at once there, and nowhere else.
wearColour(location.search)
current.kept = colourQuery(location.search)
tellHeight()
