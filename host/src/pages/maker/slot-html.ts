import { escapeHtml } from '../../base/text/escape-html'
import type { RenderedSlot, SlotPlan } from '../../remotes/slots/render-slot'

const attributeText = (attributes: SlotPlan['attributes']) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')

/**
 * A slot as it is in the document. Its fallback is kept in a `<template>` for a remote that fails in the browser after
 * the server's HTML was replaced. A tag without a deployment is only its fallback.
 */
export function slotHtml(plan: SlotPlan, { html, fallback, record }: RenderedSlot) {
  if (!record) return html
  const template = `<template data-fallback="${plan.id}">${fallback}</template>`
  if (plan.kind === 'application')
    return `<div class="qp-slot" data-slot="${plan.id}">${html}</div>${template}`
  return `<${plan.tag} data-ssr="${plan.id}"${attributeText(plan.attributes)}>${html}</${plan.tag}>${template}`
}
