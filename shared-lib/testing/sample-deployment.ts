import type { DeployedWidget, Deployment } from '../src/contract/deployment'

/** A widget as a deployment describes it: what a test does not ask for is empty. */
export const sampleWidget = (change: Partial<DeployedWidget> = {}): DeployedWidget => ({
  tag: 'qp-offer',
  title: 'Oferta',
  description: '',
  attributes: {},
  examples: [],
  minHeight: { small: 1, wide: 1 },
  wake: 'visible',
  placeholder: { text: '', href: '/', linkText: '' },
  preload: { scripts: [], styles: [] },
  ...change,
})

export const sampleDeployment = (change: Partial<Deployment> = {}): Deployment => ({
  name: 'mf-offer',
  version: '1.0.0',
  commit: '',
  builtAt: '2026-01-01T00:00:00.000Z',
  owner: '',
  shell: { min: 1, max: 1 },
  entry: 'entry.js',
  server: 'server/x.cjs',
  routes: [],
  widgets: [],
  leads: [],
  files: [],
  ...change,
})
