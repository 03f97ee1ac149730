import { answer, type Endpoint } from '../api-answer'

/** `GET /v2/cdn/spaces/me`. https://www.storyblok.com/docs/api/content-delivery/v2/spaces/retrieve-current-space */
export const spaceEndpoint: Endpoint = ({ space }) =>
  answer({
    space: { id: 1, name: 'Quero Poupar', domain: '', version: space.cv, language_codes: [] },
  })
