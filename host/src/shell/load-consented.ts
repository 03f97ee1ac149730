import { optional } from './chunk'

/** Code of the choice about cookies and of its consequences: measuring begins with a choice, never with the code. */
export const loadConsented = () => optional(() => import(/* webpackChunkName: "consented" */ './consented'))
