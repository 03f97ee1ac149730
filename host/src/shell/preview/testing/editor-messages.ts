// Messages of Storyblok's editor to a page in its frame, in the shapes that its own bridge declares (`BridgeEvent` of
// @storyblok/preview-bridge 2.3.1; https://www.storyblok.com/docs/libraries/js/preview-bridge, read 2026-11-27).

const storyId = 134829
const blok = { uid: 'block-1', id: String(storyId), space: 606, name: 'call-out' }
const place = {
  breadcrumbs: [{ _uid: 'page-1', component: 'page' }],
  canAddBlocks: true,
  canMoveForward: false,
  canMoveBackward: true,
  canDeleteBlocks: true,
}

export const story = {
  id: storyId,
  uuid: '0c092d14-5cd4-477e-922c-c7f8e330aaea',
  name: 'Luz',
  slug: 'luz',
  full_slug: 'guias/luz',
  content: { _uid: 'page-1', component: 'article', title: 'Luz', title__i18n__en: 'Light' },
}

const componentIds = [blok.uid, 'block-2']
const componentNames = { 'call-out': 'Aviso', page: 'Página' }

export const messages = {
  enterEditmode: {
    ...({ action: 'enterEditmode', reload: true, storyId, blockId: blok.uid } as const),
    componentNames,
    appVersion: 'v2',
  },
  input: { action: 'input', story },
  change: { action: 'change', reload: true, slug: 'guias/luz', storyId },
  moved: { action: 'change', reload: true, slug: 'guias/eletricidade', storyId, slugChanged: true },
  published: { action: 'published', slug: 'guias/luz', storyId, slugChanged: false },
  unpublished: { action: 'unpublished', slug: 'guias/luz', storyId },
  enterComponent: { action: 'enterComponent', componentId: blok.uid, storyId, blok, ...place },
  hoverComponent: { action: 'hoverComponent', componentId: blok.uid, storyId },
  highlightComponent: { action: 'highlightComponent', componentIds, componentId: blok.uid, storyId },
  deselectBlok: { action: 'deselectBlok' },
} as const

/** Messages that change nothing in a page: the story that follows them does. */
export const unheeded = [
  { action: 'customEvent', event: 'start-sync' },
  { action: 'pingBack' },
  { action: 'editedBlok', blok, ...place },
  { action: 'addedBlock', blockId: blok.uid },
  { action: 'movedBlock', blockId: blok.uid },
  { action: 'duplicatedBlock', blockId: blok.uid },
  { action: 'deletedBlock' },
  { action: 'sessionReceived' },
  { action: 'viewLiveVersion' },
] as const
