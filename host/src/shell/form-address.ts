/** Address of a plain form with its current values. */
export function addressOfForm(form: HTMLFormElement, submitter: HTMLElement | null): URL {
  // Not `form.action`: a field of that name would shadow it.
  const url = new URL(form.getAttribute('action') ?? '', location.href)
  url.search = ''
  for (const [name, value] of new FormData(form, submitter))
    if (typeof value === 'string') url.searchParams.append(name, value)
  return url
}
