import type { WidgetContract } from '../../contract/define-widget'
import { customElementsManifest } from './custom-elements-manifest'
import { htmlCustomData, webTypes } from './editor-data'
import { storyblokComponents } from './storyblok-component'

export interface MetaInput {
  readonly name: string
  readonly version: string
  readonly widgets: readonly WidgetContract[]
  /** Federation container, relative to the deployment's `browser/`. */
  readonly entry: string
}

/** Files of a deployment's `meta/` folder by name, for the CMS and for editors of code. Nothing here is served to visitors. */
export const deploymentMeta = ({ name, version, widgets, entry }: MetaInput) => ({
  'custom-elements.json': customElementsManifest(widgets, `browser/${entry}`),
  'storyblok-components.json': storyblokComponents(widgets),
  'html-custom-data.json': htmlCustomData(widgets),
  'web-types.json': webTypes(name, version, widgets),
})
