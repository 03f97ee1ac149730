import { chunk } from '../chunk'

/** Code that no visitor needs before a choice about cookies. */
export const loadConsented = () => chunk(() => import(/* webpackChunkName: "consented" */ './consented'))
