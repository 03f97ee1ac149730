// The site's own style sheet: everything the first paint does not need.
import 'shared-lib/styles/font.css'
import '../blocks/layouts.css'
import '../blocks/blocks.css'
import '../leads/lead-status.page.css'
