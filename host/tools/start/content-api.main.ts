import { stopOnce } from '../../src/server/stop-once'
import { openLocalContent } from './local-content'

// The local content service as a process of its own, which sends the address to its parent.
const { access, close } = await openLocalContent(process.env)
process.send?.(access)
stopOnce(close)
