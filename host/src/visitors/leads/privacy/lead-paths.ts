import { requestPath } from '../../../base/addresses/addresses'
/** Pages of one lead; its secret is the only key to them. */
export const leadPaths = (secret: string) => {
  const status = `${requestPath}/${secret}`
  return { status, receipt: `${status}/recibo`, withdrawal: `${status}/retirar`, erasure: `${status}/apagar` }
}

export type LeadPaths = ReturnType<typeof leadPaths>
