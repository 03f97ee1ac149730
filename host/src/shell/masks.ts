import { followMasks } from 'shared-lib/kit/typing/follow-masks'

followMasks()
