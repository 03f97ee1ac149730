import type { Space } from '../../stories/story-files'
import { answer, type Endpoint } from '../api-answer'
import { languagesOf } from '../languages'

export const spaceObject = (space: Space) => ({
  id: 1,
  name: 'Quero Poupar',
  domain: '',
  version: space.cv,
  language_codes: languagesOf(space),
})

/** `GET /v2/cdn/spaces/me`. https://www.storyblok.com/docs/api/content-delivery/v2/spaces/retrieve-current-space */
export const spaceEndpoint: Endpoint = ({ space }) => answer({ space: spaceObject(space) })
