import { requestPath } from '../../../base/addresses/addresses'
/** Pages of one lead; whoever has its secret may open them. */
export const leadPaths = (secret: string) => {
  const status = `${requestPath}/${secret}`
  return { status, receipt: `${status}/recibo`, withdrawal: `${status}/retirar`, erasure: `${status}/apagar` }
}

export type LeadPaths = ReturnType<typeof leadPaths>
