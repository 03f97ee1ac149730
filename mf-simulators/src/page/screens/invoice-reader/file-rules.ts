import { messages } from 'shared-lib/rules/validation/messages'
import { hasAllowedExtension, hasAllowedSize, type NamedFile } from 'shared-lib/rules/validation/rules/files'

/** `jpeg` is the same picture by its longer name. */
const allowed = ['pdf', 'png', 'jpg', 'jpeg'] as const
const shown = ['PDF', 'PNG', 'JPG']
export const mostMegabytes = 10

/** For the browser's own choice of files; a phone offers its camera where a kind of picture is named. */
export const acceptedFiles = [
  ...allowed.map((extension) => `.${extension}`),
  ...['application/pdf', 'image/png', 'image/jpeg'],
].join(',')

/** Why a file cannot be read, before it is opened. */
export function fileRefusal(file: NamedFile): string | undefined {
  if (!hasAllowedExtension(file, allowed)) return messages.fileExtension(shown)
  if (!hasAllowedSize(file, mostMegabytes, 'mb')) return messages.fileSize(mostMegabytes, 'mb')
  return undefined
}
