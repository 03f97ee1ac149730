import { fileRefusal } from './file-rules'

const megabyte = 1_048_576

it.each([
  ['fatura.pdf', 10 * megabyte, undefined],
  ['FATURA.PDF', 1, undefined],
  ['foto.jpeg', 1, undefined],
  ['foto.png', 1, undefined],
  ['fatura.docx', 1, 'Insere um ficheiro PDF, PNG ou JPG'],
  ['fatura', 1, 'Insere um ficheiro PDF, PNG ou JPG'],
  ['fatura.pdf.exe', 1, 'Insere um ficheiro PDF, PNG ou JPG'],
  ['fatura.pdf', 10 * megabyte + 1, 'Insere um ficheiro com 10 MB no máximo'],
])('returns for %s with %i bytes: %s', (name, size, words) => expect(fileRefusal({ name, size })).toBe(words))
