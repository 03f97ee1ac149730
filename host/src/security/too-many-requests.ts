import { ProjectError } from './project-error'

/** Answer to a client that asks too often; `after` is the wait in words. */
export const tooManyRequests = (_request: unknown, { after }: { readonly after: string }) =>
  new ProjectError({
    code: 'too-many-requests',
    status: 429,
    title: 'Fizeste demasiados pedidos em pouco tempo',
    nextStep: `Espera um pouco e tenta de novo (${after}).`,
  })
