import { freshUids } from './fresh-uids'

/** A field of a block as the space knows it. https://www.storyblok.com/docs/api/management/components/the-component-schema-field-object */
export interface BlockField {
  readonly type: string
  readonly pos: number
  /** What the editor reads; its key where the space has none. */
  readonly display_name?: string
  readonly description?: string
  readonly required?: boolean
  readonly options?: readonly { readonly name: string; readonly value: string }[]
  /** False: the lists below do not count. */
  readonly restrict_components?: boolean
  /** Which of the lists counts: `groups`, or '' for names. */
  readonly restrict_type?: string
  readonly component_whitelist?: readonly string[]
  readonly component_group_whitelist?: readonly string[]
}

export interface BlockType {
  readonly name: string
  readonly display_name: string
  readonly schema: Readonly<Record<string, BlockField>>
  readonly component_group_uuid?: string
  /** False for what only a story may be. */
  readonly is_nestable?: boolean
}

export interface Content {
  readonly component: string
  readonly _uid?: string
  readonly [field: string]: unknown
}

export interface StoryLine {
  readonly id: number
  readonly uuid: string
  readonly name: string
  readonly full_slug: string
  readonly is_folder: boolean
  readonly published: boolean
  readonly unpublished_changes?: boolean
}

export interface EditedStory extends StoryLine {
  readonly content: Content
  /** Number of its folder; 0 for none. */
  readonly parent_id: number
}

export interface Schedule {
  readonly id: number
  readonly story_id: number
  readonly publish_at: string
}

/** Settings of the page, from its server. */
interface EditorSettings {
  readonly space: number
  /** Origin of the site. */
  readonly site: string
}

const settingsOf = (): EditorSettings => JSON.parse(document.getElementById('settings')?.textContent ?? '{}')

export const settings = settingsOf()

/** No page holds it: this one asks for it, as no page of another origin can. */
let token = ''

/** Of one request, in ms: the service is on this machine. */
const patience = 15_000

interface Answer {
  readonly status: number
  readonly ok: boolean
  readonly text: string
}

/** A service that was started again has another token. */
async function renewToken() {
  const { ok, text } = await ask('/editor/session', { method: 'POST' })
  if (ok) token = JSON.parse(text).token
}

async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...init.headers, authorization: token }
  try {
    const answer = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(patience) })
    return { status: answer.status, ok: answer.ok, text: await answer.text() }
  } catch (cause) {
    throw new Error('o serviço de conteúdo não responde (o npm start ainda corre?)', { cause })
  }
}

/** The service does not do what it was asked. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(`${status}: ${text.slice(0, 200)}`)
  }
}

async function read<Answer>(url: string, init?: RequestInit): Promise<Answer> {
  if (token === '') await renewToken()
  let answer = await ask(url, init)
  if (answer.status === 401) {
    await renewToken()
    answer = await ask(url, init)
  }
  const { status, ok, text } = answer
  if (!ok) throw new Refusal(status, text)
  return status === 204 ? (undefined as Answer) : JSON.parse(text)
}

const space = `/v1/spaces/${settings.space}`
const json = (body: object) => JSON.stringify(body)

export async function listStories(page = 1): Promise<readonly StoryLine[]> {
  const { stories } = await read<{ stories: StoryLine[] }>(
    `${space}/stories?story_only=true&per_page=100&page=${page}`,
  )
  return stories.length < 100 ? stories : [...stories, ...(await listStories(page + 1))]
}

export const readStory = async (id: number) =>
  (await read<{ story: EditedStory }>(`${space}/stories/${id}`)).story

export const readBlocks = async () =>
  (await read<{ components: BlockType[] }>('/editor/blocks.json')).components

export interface FoundStories {
  readonly total: number
  /** At most twenty; `excerpt` is '' where the title or the address has the words. */
  readonly stories: readonly { readonly id: number; readonly excerpt: string }[]
}

/** Pages with all of these words in title, address or text. */
export const searchStories = (words: string) =>
  read<FoundStories>(`/editor/search.json?${new URLSearchParams({ words })}`)

/** A picture that the space has taken in. */
interface Asset {
  readonly fieldtype: 'asset'
  readonly id: number
  readonly filename: string
  readonly alt: string
}

/** Throws a Refusal: 413 for a file that is too large, 422 for one that is no picture. */
export const sendPicture = async (file: File) =>
  (
    await read<{ asset: Asset }>(`/editor/assets?${new URLSearchParams({ name: file.name })}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    })
  ).asset

/** Address at which the site shows the story's draft, signed as the visual editor signs it. */
export const openDraft = async ({ id }: StoryLine) =>
  (await read<{ url: string }>(`/editor/open.json?story=${id}`)).url

export const saveStory = async ({ id, content }: EditedStory, publish: boolean) =>
  (
    await read<{ story: EditedStory }>(`${space}/stories/${id}`, {
      method: 'PUT',
      body: json({ story: { content }, ...(publish && { publish: 1 }) }),
    })
  ).story

/** Creates a draft of the story in the same folder. Throws when a page of that name is there already. */
export async function copyStory({ content, parent_id }: EditedStory, name: string): Promise<EditedStory> {
  const story = { name, parent_id, content: freshUids(content) }
  try {
    const made = await read<{ story: EditedStory }>(`${space}/stories`, {
      method: 'POST',
      body: json({ story }),
    })
    return made.story
  } catch (error) {
    if (!String(error).includes('already been taken')) throw error
    throw new Error('já há uma página com esse nome nesta pasta: escolhe outro', { cause: error })
  }
}

const schedules = `${space}/story_schedulings`

export const readSchedule = async (story: number): Promise<Schedule | undefined> =>
  (
    await read<{ story_schedulings: Schedule[] }>(`${schedules}?by_status=scheduled&per_page=100`)
  ).story_schedulings.find(({ story_id }) => story_id === story)

export const schedule = async (story: number, publishAt: string) =>
  (
    await read<{ story_scheduling: Schedule }>(schedules, {
      method: 'POST',
      body: json({ story_scheduling: { story_id: story, publish_at: publishAt, language: '' } }),
    })
  ).story_scheduling

export const unschedule = ({ id }: Schedule) => read<void>(`${schedules}/${id}`, { method: 'DELETE' })
