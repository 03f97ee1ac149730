import { followMasks } from 'shared-lib/typing/follow-masks'

followMasks()
