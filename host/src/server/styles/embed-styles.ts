// biome-ignore-all assist/source/organizeImports: later rules refine earlier ones
// Styles of a widget inside a shadow root of a foreign page: there is no document of ours around it.
import 'shared-lib/kit/styles/shadow.css'
import 'shared-lib/kit/styles/tokens.css'
import 'shared-lib/kit/styles/theming.css'
import 'shared-lib/kit/styles/base.css'
