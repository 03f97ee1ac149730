import type { OwnedTag } from '../../visitors/telemetry/ownership.types'
import type { Lived } from './seen-slots'

const number = (value: number, digits = 0) =>
  value.toLocaleString('pt-PT', { minimumFractionDigits: digits, maximumFractionDigits: digits })

const kib = (bytes: number) => `${number(bytes / 1024, 1)} KiB`

/** `12,4 KiB no primeiro passo, 30,1 KiB depois`. */
export function weightWords({ first, later }: OwnedTag): string {
  if (first === undefined) return 'peso por medir'
  return `${kib(first)} no primeiro passo${later === undefined ? '' : `, ${kib(later)} depois`}`
}

const counted = (count: number, one: string, many: string) => `${number(count)} ${count === 1 ? one : many}`
const failures = (count: number) => counted(count, 'erro', 'erros')

/** Events of this page view so far, in words. */
export function livedWords({ errors, inpMs, lcpMs, cls }: Lived): string {
  const parts = [
    failures(errors),
    inpMs === undefined ? 'INP por medir' : `INP ${number(inpMs)} ms`,
    lcpMs === undefined ? '' : `LCP ${number(lcpMs)} ms`,
    cls ? `CLS ${number(cls, 3)}` : '',
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Recent counts of all hosts, in words. */
export function numbersText({ numbers }: OwnedTag, hours: number): string {
  if (!numbers) return `Nas últimas ${hours} h: nada contado`
  const { views, errors, inpP75Ms } = numbers
  const share = views > 0 ? ` (${number((100 * errors) / views, 1)} %)` : ''
  const inp = inpP75Ms === null ? 'INP por medir' : `INP p75 ${number(inpP75Ms)} ms`
  return `Nas últimas ${hours} h: ${counted(views, 'vista', 'vistas')} · ${failures(errors)}${share} · ${inp}`
}

/** Of a slot that loads no script: nothing in a browser can fail or be slow. */
export function asleepWords({ numbers }: OwnedTag, hours: number): readonly string[] {
  const { views = 0, fallbacks = 0 } = numbers ?? {}
  const counts = numbers
    ? `${counted(views, 'vista', 'vistas')} · ${counted(fallbacks, 'falha', 'falhas')} ao desenhar no servidor`
    : 'nada contado'
  return ['Sem scripts: só HTML do servidor', `Nas últimas ${hours} h: ${counts}`]
}

export const words = {
  title: 'De quem é o quê',
  close: 'Fechar',
  shell: 'Página à volta (shell)',
  unknown: 'dono desconhecido',
  code: 'Código de operador',
  codeHint: 'O mesmo que lê as métricas. Fica nesta página até saíres dela.',
  enter: 'Entrar',
  wrongCode: 'Este código não abre os números.',
  failed: 'Não conseguimos saber de quem é o quê. Recarrega a página.',
  here: 'Nesta página',
}
