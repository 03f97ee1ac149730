import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { DeployedWidget, Deployment } from '../../src/contract/deployment'
import type { RenderResult, ServerBundle } from '../../src/contract/server-bundle'
import { escapeAttribute, tagHtml } from '../../src/platform/generators/attribute-text'
import { lisbonToday } from '../../src/rules/dates/iso-date'
import { sharedLib } from '../repository'

const require = createRequire(import.meta.url)

const style = (name: string) => readFileSync(path.join(sharedLib, 'src/kit/styles', `${name}.css`), 'utf8')

/** A company that is none, so that no number of the site is printed. */
const company = {
  name: 'Empresa',
  phone: '+351210000000',
  phoneText: '210 000 000',
  phoneHours: 'dias úteis',
  phoneCost: 'rede fixa nacional',
  email: 'ola@exemplo.pt',
  contactPath: '/contacto',
}

interface State {
  readonly title: string
  readonly attributes: Readonly<Record<string, string>>
}

/** Every example of the contract, the tag with nothing in it, and with a wrong value in each attribute. */
function statesOf({ attributes, examples }: DeployedWidget): readonly State[] {
  const wrong = Object.fromEntries(Object.keys(attributes).map((name) => [name, '?']))
  return [
    ...examples,
    { title: 'Sem atributos', attributes: {} },
    ...(Object.keys(wrong).length > 0 ? [{ title: 'Valores que não servem', attributes: wrong }] : []),
  ]
}

const drawn = (result: RenderResult) =>
  'redirect' in result ? `<p>Leva a <code>${escapeAttribute(result.redirect)}</code></p>` : result.html

async function drawState(
  bundle: ServerBundle,
  { routes }: Deployment,
  tag: string,
  state: State,
  at: number,
) {
  const route = routes.find((one) => one.widget === tag && !one.path.includes(':'))?.path
  const html = await bundle
    .render({
      tag,
      id: `${tag}-${at}`,
      attributes: state.attributes,
      today: lisbonToday(new Date()),
      company,
      ...(route && { route, location: { path: route, query: '' } }),
    })
    .then(drawn, (error) => `<pre role="alert">${escapeAttribute(String(error))}</pre>`)
  return `<section><h3>${escapeAttribute(state.title)}</h3><code>${escapeAttribute(tagHtml(tag, state.attributes))}</code><div>${html}</div></section>`
}

async function drawWidget(bundle: ServerBundle, deployment: Deployment, widget: DeployedWidget) {
  const { tag, title, description, placeholder } = widget
  const states = statesOf(widget).map((state, at) => drawState(bundle, deployment, tag, state, at))
  return `<article><h2 id="${tag}">${escapeAttribute(title)}</h2><p>${escapeAttribute(description)}</p>${(await Promise.all(states)).join('')}
<section><h3>Quando não pode ser mostrado</h3><p>${escapeAttribute(placeholder.text)} <a href="${escapeAttribute(placeholder.href)}">${escapeAttribute(placeholder.linkText)}</a></p></section></article>`
}

/** A page with every widget of a build in every state, as the server draws it. `folder` holds the build. */
export async function galleryPage(deployment: Deployment, folder: string): Promise<string> {
  const bundle: ServerBundle = require(path.join(folder, deployment.server))
  const widgets = await Promise.all(deployment.widgets.map((one) => drawWidget(bundle, deployment, one)))
  const sheets = deployment.widgets.map(({ tag }) => `<link rel="stylesheet" href="/styles/${tag}.css">`)
  return `<!doctype html><html lang="pt"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${deployment.name} ${deployment.version}</title><style>${style('tokens')}${style('base')}
body{margin:0 auto;padding:1rem;max-width:60rem}article>section{margin:1rem 0;padding:1rem;border:1px solid}</style>${sheets.join('')}
<h1>${deployment.name}</h1><p>${escapeAttribute(deployment.version)}, sem scripts: acordados vêem-se no site, pela ligação de <code>npm run dev</code>.</p>${widgets.join('\n')}</html>`
}
