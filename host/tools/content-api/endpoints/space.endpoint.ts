import { answer, type Endpoint } from '../api-answer'
import type { Space } from '../story-files'

export const spaceObject = ({ cv }: Space) => ({
  id: 1,
  name: 'Quero Poupar',
  domain: '',
  version: cv,
  language_codes: [],
})

/** `GET /v2/cdn/spaces/me`. https://www.storyblok.com/docs/api/content-delivery/v2/spaces/retrieve-current-space */
export const spaceEndpoint: Endpoint = ({ space }) => answer({ space: spaceObject(space) })
