import { optional } from '../chunk'

/** Code that no visitor needs before a choice about cookies. */
export const loadConsented = () => optional(() => import(/* webpackChunkName: "consented" */ './consented'))
