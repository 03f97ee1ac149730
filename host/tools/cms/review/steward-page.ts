import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { escapeHtml } from '../../../src/base/text/escape-html'
import type { EmptyForm } from './empty-forms'
import type { ReviewReport } from './review-report'

const day = (text: string) => formatDatePt(toIsoDate(text))

const standings = {
  lapsed: 'Sem valor para hoje',
  due: 'Em atraso',
  soon: 'Em breve',
  fresh: 'Em dia',
} as const

interface Line {
  readonly id: string
  readonly standing: keyof typeof standings
  readonly reviewBy: string
}

/** Who changed a line's file last, and when: `Ana, 2026-11-28`. */
export type LastChange = (id: string) => string | undefined

const row = (lastChange: LastChange, { id, standing, reviewBy }: Line, more: string) =>
  `<tr><td><code>${escapeHtml(id)}</code></td><td>${standings[standing]}</td><td>${day(reviewBy)}</td>` +
  `<td>${escapeHtml(lastChange(id) ?? '—')}</td><td>${escapeHtml(more)}</td></tr>`

function table<One extends Line>(
  title: string,
  lines: readonly One[],
  lastChange: LastChange,
  more: (line: One) => string,
) {
  const open = lines.filter(({ standing }) => standing !== 'fresh')
  const head = ['O quê', 'Estado', 'Rever até', 'Quem mexeu por último', 'Onde ver'].map(
    (one) => `<th>${one}</th>`,
  )
  const rows = open.map((line) => row(lastChange, line, more(line))).join('')
  const body = open.length > 0 ? `<table><tr>${head.join('')}</tr>${rows}</table>` : '<p>Tudo em dia.</p>'
  return `<h2>${title}: ${open.length} de ${lines.length}</h2>${body}`
}

/** The page of the data steward: what `npm run review` lists, who changed it last, and the empty form of each table. */
export function stewardPage(
  report: ReviewReport,
  forms: readonly EmptyForm[],
  lastChange: LastChange,
): string {
  const links = forms.map(
    ({ name }) =>
      `<li><a href="/editor/dados/${name}.csv" download>${name}.csv</a>: <code>npm run import:${name} -- ${name}.csv</code></li>`,
  )
  return `<!doctype html><html lang="pt-PT"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Dados por rever | Quero Poupar</title><link rel="icon" href="data:,">
<style>body{font:1rem/1.5 system-ui;max-width:75rem;margin:auto;padding:1rem;overflow-x:auto}td,th{padding:.25rem .75rem .25rem 0;text-align:left;vertical-align:top}td:nth-child(3){white-space:nowrap}</style>
<h1>Dados por rever</h1><p>Em ${day(report.today)}, como em <code>npm run review</code>. O que se renova sozinho: <code>npm run fetch</code>.</p>
${table('Números', report.parameters, lastChange, ({ source, namedIn }) => [source, ...namedIn].join(' · '))}
${table('Catálogos', report.catalogues, lastChange, ({ asOf, old, offers }) => `de ${day(asOf)}; ${old} de ${offers} ofertas antigas`)}
${table('Artigos', report.articles, lastChange, () => '')}
<h2>Formulários vazios</h2><ul>${links.join('')}</ul></html>
`
}
