import type { Company, WidgetShell } from '../../contract/define-widget'

const nothing = () => {}

/** The shell of the server side: it has the company and answers every call by doing nothing. */
export const inertShell = (company: Company, apiUrl = ''): WidgetShell => ({
  company,
  apiUrl,
  navigate: nothing,
  replaceQuery: nothing,
  emit: nothing,
  setTitle: nothing,
})
