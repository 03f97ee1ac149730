/** Does the site of this environment bring its own content service? */
export const hasLocalContent = ({ STORYBLOK_TOKEN, CONTENT_API_URL }: NodeJS.ProcessEnv) =>
  !STORYBLOK_TOKEN && !CONTENT_API_URL

export const isProduction = ({ NODE_ENV }: NodeJS.ProcessEnv) => NODE_ENV === 'production'

export const log = (line: string) => console.log(`  ${line}`)
