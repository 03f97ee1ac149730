import { ProjectError } from '../../base/security/project-error'

/** Nothing is drawn for this request now, so that others are answered. */
export class DrawingRefused extends ProjectError {}

/** This client has had more than its share. */
export const overBudget = (seconds: number) =>
  new DrawingRefused({
    code: 'too-many-requests',
    status: 429,
    title: 'Recebemos muitos pedidos da tua ligação',
    nextStep:
      'Podem ser de outras pessoas na mesma rede. Espera um pouco e tenta outra vez: o que já respondeste está no endereço desta página.',
    retryAfter: seconds,
  })

/** There is more to draw than this host can in a tolerable time. */
export const tooMuchToDraw = (seconds: number) =>
  new DrawingRefused({
    code: 'busy',
    status: 503,
    title: 'Há muita gente a pedir páginas neste momento',
    nextStep: 'Espera uns segundos e tenta outra vez. O que já respondeste está no endereço desta página.',
    retryAfter: seconds,
  })
