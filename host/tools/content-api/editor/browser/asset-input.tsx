import { type ChangeEvent, useRef, useState } from 'react'
import { siteOrigin } from './frame'
import { Refusal, sendPicture } from './space'
import { Grouped, type InputProps, TextInput, wordsOf } from './text-input'

/** As the service has it: a larger file need not be sent to be refused. */
const limit = 10_000_000
const kinds = 'image/jpeg,image/png,image/webp,image/avif'

const tooLarge = 'Este ficheiro tem mais de 10 MB: reduz a imagem e escolhe-a outra vez.'
const noPicture = 'Este ficheiro não é uma imagem JPEG, PNG, WebP ou AVIF: escolhe outro.'
const missingWords = 'Escreve o que se vê na imagem, para quem não a vê. Deixa vazio só se for decoração.'

const record = (value: unknown) => (value ?? {}) as Readonly<Record<string, unknown>>

function whyNot(error: unknown): string {
  const status = error instanceof Refusal ? error.status : 0
  if (status === 413) return tooLarge
  if (status === 422) return noPicture
  return `A imagem não foi enviada: ${error instanceof Error ? error.message : error}. Tenta outra vez.`
}

/** A file of the site or of elsewhere, or a picture from this machine, with its alternative text. */
export function AssetInput({ name, field, value, change }: InputProps) {
  const asset = record(value)
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)
  const [isNew, setNew] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  const set = (part: object) => change({ fieldtype: 'asset', ...asset, ...part })

  async function send({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (!file) return
    setProblem('')
    setSending(true)
    try {
      if (file.size > limit) throw new Refusal(413, file.name)
      if (!kinds.split(',').includes(file.type)) throw new Refusal(422, file.name)
      // The old picture's words and size are not this one's.
      change(await sendPicture(file))
      setNew(true)
      group.current?.querySelector<HTMLElement>('.alt :is(input, textarea)')?.focus()
    } catch (error) {
      setProblem(whyNot(error))
    } finally {
      setSending(false)
      target.value = ''
    }
  }

  const file = wordsOf(asset.filename)
  const alt = wordsOf(asset.alt)
  return (
    <Grouped name={name} field={field}>
      <div ref={group}>
        {file.startsWith('/assets/') && <img className="seen" src={siteOrigin() + file} alt="" />}
        <TextInput
          name="Ficheiro"
          field={{ type: 'text', pos: 0 }}
          value={file}
          change={(filename) => set({ filename })}
        />
        <label className="send">
          {isSending ? 'A enviar…' : 'Enviar uma imagem deste computador'}
          <input type="file" accept={kinds} disabled={isSending} onChange={send} />
        </label>
        {problem && (
          <p className="hint wrong" role="alert">
            {problem}
          </p>
        )}
        <div className="alt">
          <TextInput
            name="Texto alternativo"
            field={{ type: 'text', pos: 0, ...(isNew && !alt && { description: missingWords }) }}
            value={alt}
            change={(words) => set({ alt: words })}
          />
        </div>
      </div>
    </Grouped>
  )
}
