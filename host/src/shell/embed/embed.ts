import { wearColour } from './own-colour'
import { tellHeight } from './tell-height'

/** A page of ours in a frame of another site. */
export function settleInFrame() {
  wearColour(location.search)
  tellHeight()
}
