// require(), not import: a remote and mobx-react-lite must get the one CommonJS object, or there are two MobX.
export const mobx: unknown = require('mobx')
export const mobxReactLite: unknown = require('mobx-react-lite')
