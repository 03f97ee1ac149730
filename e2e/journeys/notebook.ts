import type { Page } from '@playwright/test'

/** Fills in the form of the notebook of proposals, by how the labels begin, and hands it in. */
export async function keepProposal(page: Page, fields: Readonly<Record<string, string>>) {
  const form = page.getByRole('form', { name: 'Juntar uma proposta' })
  for (const [label, text] of Object.entries(fields))
    await form
      .getByRole('textbox', { name: new RegExp(`^${label}`) })
      .first()
      .fill(text)
  await form.getByRole('button', { name: 'Juntar ao caderno' }).click()
}
