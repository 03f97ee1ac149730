import { type ReactElement, useState } from 'react'
import type { Company, WidgetLocation, WidgetShell } from '../../../contract/define-widget'

export const company: Company = {
  name: 'Quero Poupar',
  phone: '+351210000000',
  phoneText: '210 000 000',
  phoneHours: 'dias úteis, das 10h às 19h',
  phoneCost: 'Chamada para a rede fixa nacional',
  email: 'ola@exemplo.pt',
  contactPath: '/contacto',
}

/** A shell that remembers what a widget asked of it. */
export interface RecordedShell extends WidgetShell {
  readonly visited: { readonly url: string; readonly replace: boolean }[]
  readonly events: { readonly name: string; readonly detail: Readonly<Record<string, unknown>> }[]
  readonly titles: string[]
  readonly queries: string[]
}

export function recordedShell(onNavigate: (url: string) => void = () => {}): RecordedShell {
  const shell: RecordedShell = {
    company,
    apiUrl: '',
    visited: [],
    events: [],
    titles: [],
    queries: [],
    navigate(url, { replace = false } = {}) {
      shell.visited.push({ url, replace })
      onNavigate(url)
    },
    emit: (name, detail) => void shell.events.push({ name, detail }),
    replaceQuery: (query) => void shell.queries.push(query),
    setTitle: (title) => void shell.titles.push(title),
  }
  return shell
}

export const locationOf = (url: string): WidgetLocation => {
  const [path = '', query = ''] = url.split('?')
  return { path, query }
}

interface PageOfProps {
  readonly from: string
  readonly draw: (location: WidgetLocation, shell: RecordedShell) => ReactElement
  readonly onShell: (shell: RecordedShell) => void
}

/** A page whose address follows the widget, as the real shell does for steps of one route. */
export function PageOf({ from, draw, onShell }: PageOfProps) {
  const [url, setUrl] = useState(from)
  const [shell] = useState(() => {
    const made = recordedShell(setUrl)
    onShell(made)
    return made
  })
  // The shell gives a widget a new one of itself with each address.
  return draw(locationOf(url), { ...shell })
}
