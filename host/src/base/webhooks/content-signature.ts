import { createHmac } from 'node:crypto'

/** How Storyblok signs a webhook: HMAC-SHA1 of its body, in hexadecimal. https://www.storyblok.com/docs/concepts/webhooks */
export const contentSignature = (body: string, secret: string): string =>
  createHmac('sha1', secret).update(body).digest('hex')
