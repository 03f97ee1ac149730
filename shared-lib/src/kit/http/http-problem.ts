/** A failed call. `message` is for logs; `nextStep` is the advice for the visitor. */
abstract class CallProblem extends Error {
  abstract readonly nextStep: string
}

/** One refused field of a request body. */
export interface FieldProblem {
  readonly field: string
  readonly message: string
}

/** Members of an `application/problem+json` body (RFC 9457) that we read; `errors` is our extension. */
interface ProblemBody {
  readonly title?: string | undefined
  readonly detail?: string | undefined
  readonly errors: readonly FieldProblem[]
}

const tryLater = 'O nosso serviço não respondeu como devia. Tenta outra vez dentro de alguns minutos.'

const nextSteps: Readonly<Record<number, string>> = {
  400: 'Verifica os dados que inseriste e tenta outra vez.',
  401: 'O pedido foi recusado. Atualiza a página e tenta outra vez.',
  403: 'O pedido foi recusado. Atualiza a página e tenta outra vez.',
  404: 'Não encontrámos o que procuras. Atualiza a página e tenta outra vez.',
  408: 'O pedido demorou demasiado tempo. Tenta outra vez.',
  409: 'Este pedido já não corresponde ao que temos. Atualiza a página e tenta outra vez.',
  410: 'O que procuras já não está disponível. Volta ao início e recomeça.',
  413: 'O que enviaste é demasiado grande. Reduz o tamanho e tenta outra vez.',
  415: 'Não conseguimos ler o que enviaste. Escolhe outro formato e tenta outra vez.',
  422: 'Verifica os dados que inseriste e tenta outra vez.',
  429: 'Fizeste muitos pedidos seguidos. Espera um minuto e tenta outra vez.',
  503: 'O serviço está indisponível por momentos. Tenta outra vez dentro de alguns minutos.',
}

/** The server answered with a status of 400–599, or with a body that cannot be read. */
export class HttpProblem extends CallProblem {
  override readonly name = 'HttpProblem'
  readonly title: string | undefined
  readonly detail: string | undefined
  /** Refused fields, to be shown next to them. */
  readonly errors: readonly FieldProblem[]
  readonly nextStep: string

  constructor(
    readonly status: number,
    body: ProblemBody,
    options?: ErrorOptions,
  ) {
    super([status, body.title, body.detail].filter((part) => part !== undefined).join(' '), options)
    this.title = body.title
    this.detail = body.detail
    this.errors = body.errors
    this.nextStep = nextSteps[status] ?? tryLater
  }
}

/** No answer came: offline, refused connection, blocked by the browser. */
export class NetworkProblem extends CallProblem {
  override readonly name = 'NetworkProblem'
  readonly nextStep =
    'Não conseguimos chegar ao servidor. Verifica a tua ligação à internet e tenta outra vez.'
}

/** The time limit passed, retries and reading the answer included. */
export class TimeoutProblem extends CallProblem {
  override readonly name = 'TimeoutProblem'
  readonly nextStep = 'O pedido demorou demasiado tempo. Verifica a tua ligação à internet e tenta outra vez.'
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Reads a problem+json body without trusting it: unexpected members are left out. */
export function readProblem(text: string): ProblemBody {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return { errors: [] }
  }
  if (typeof body !== 'object' || body === null) return { errors: [] }
  const { title, detail, errors } = body as Record<string, unknown>
  return {
    title: textOf(title),
    detail: textOf(detail),
    errors: Array.isArray(errors) ? errors.flatMap(fieldProblem) : [],
  }
}

function fieldProblem(entry: unknown): FieldProblem[] {
  const { field, message } = Object(entry) as Record<string, unknown>
  return typeof field === 'string' && typeof message === 'string' ? [{ field, message }] : []
}
