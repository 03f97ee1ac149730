import type { PageData, PagePayload, SlotRecord } from 'shared-lib/contract/page-data'

/** A company of which nothing is known. */
export const company: PageData['company'] = {
  name: '',
  phone: '',
  phoneText: '',
  phoneHours: '',
  phoneCost: '',
  email: '',
  contactPath: '',
}

export const slotOf = (more: Partial<SlotRecord> = {}): SlotRecord => ({
  id: 'main',
  kind: 'application',
  tag: 'qp-a',
  remote: 'mf-a',
  wake: 'now',
  attributes: {},
  styles: [],
  scripts: [],
  rendered: true,
  ...more,
})

/** Data of a page for the shell, empty except for given members. */
export const pageOf = (path: string, more: Partial<PageData> = {}): PageData => ({
  path,
  build: '1',
  today: '2026-11-21',
  layout: 'default',
  route: path,
  company,
  remotes: {},
  slots: [],
  ...more,
})

/** A page as data, whose main part is its path. */
export const payloadOf = (path: string, more: Partial<PageData> = {}): PagePayload => ({
  status: 200,
  title: `Página ${path}`,
  body: `<main tabindex="-1">${path}</main>`,
  styles: [],
  ahead: [],
  page: pageOf(path, more),
})
