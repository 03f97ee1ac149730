import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ContentProblem } from './content-problem'
import { type FieldProblem, ProjectError } from './project-error'

/** Body of an `application/problem+json` answer (RFC 9457) with our own members. */
interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly nextStep?: string
  readonly errors?: readonly FieldProblem[]
  /** Number that a visitor can read to us on the phone and we can find in the log. */
  readonly requestId: string
}

const codes: Readonly<Record<number, readonly [code: string, title: string]>> = {
  400: ['malformed-request', 'O pedido está mal formado'],
  404: ['not-found', 'Não encontrámos o que procuras'],
  405: ['method-not-allowed', 'Este endereço não aceita este tipo de pedido'],
  413: ['body-too-large', 'O pedido é demasiado grande'],
  415: ['unsupported-content-type', 'O pedido tem de ser enviado em JSON'],
  429: ['too-many-requests', 'Fizeste demasiados pedidos em pouco tempo'],
}

/** Errors of the server framework carry their status; anything unforeseen is a 500 that reveals nothing. */
function foreseen(error: unknown): ProjectError {
  if (error instanceof ProjectError) return error
  if (error instanceof ContentProblem)
    return new ProjectError({
      code: 'content-unavailable',
      status: 503,
      title: 'O conteúdo não está disponível neste momento',
      cause: error,
    })
  const status = (error as Partial<FastifyError> | undefined)?.statusCode ?? 500
  const [code, title] = (status < 500 ? (codes[status] ?? codes[400]) : undefined) ?? [
    'unexpected',
    'Ocorreu um erro inesperado',
  ]
  return new ProjectError({ code, status: Math.min(status, 500), title, cause: error })
}

/** The problem document of any thrown value. */
export function problemOf(error: unknown, requestId: string): Problem {
  const { code, status, message, nextStep, errors } = foreseen(error)
  return {
    type: `urn:quero-poupar:problem:${code}`,
    title: message,
    status,
    ...(nextStep && { nextStep }),
    ...(errors && { errors }),
    requestId,
  }
}

/** Makes every error of `app` (and its children) a typed problem document. Stacks are for the log alone. */
export function problemErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const problem = problemOf(error, request.id)
    const { retryAfter, code } = foreseen(error)
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
    // A crowd is refused thousands of times: the stack of each would cost more than the request.
    if (problem.status >= 500 && code !== 'busy')
      request.log.error({ err: error, problem: problem.type }, 'request failed')
    else request.log.info({ problem: problem.type, status: problem.status }, 'request refused')
    return reply
      .code(problem.status)
      .header('cache-control', 'no-store')
      .type('application/problem+json; charset=utf-8')
      .send(JSON.stringify(problem))
  })
}

/** Every address answers GET, so only another method, or an API that does not exist, ends here. */
export function refuseUnknown(app: FastifyInstance): void {
  const notFound = () => {
    throw new ProjectError({ code: 'not-found', status: 404, title: 'Não encontrámos o que procuras' })
  }
  for (const path of ['/api/*', '/apis/*']) app.all(path, notFound)
  app.setNotFoundHandler((_request, reply) => {
    reply.header('allow', 'GET, HEAD')
    throw new ProjectError({
      code: 'method-not-allowed',
      status: 405,
      title: 'Este endereço não aceita este tipo de pedido',
    })
  })
}
