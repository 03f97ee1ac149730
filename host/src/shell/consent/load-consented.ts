import { chunk } from '../chunk'

/** What no visitor needs before a choice about cookies. */
export const loadConsented = () => chunk(() => import(/* webpackChunkName: "consented" */ './consented'))
