// biome-ignore-all assist/source/organizeImports: later rules refine earlier ones
// Styles of a widget inside a shadow root of a foreign page: there is no document of ours around it.
import 'shared-lib/styles/shadow.css'
import 'shared-lib/styles/tokens.css'
import 'shared-lib/styles/looks.css'
import 'shared-lib/styles/base.css'
