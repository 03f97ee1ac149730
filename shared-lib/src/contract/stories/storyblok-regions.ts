/** Where published stories of a region's spaces are: https://www.storyblok.com/docs/api/content-delivery/v2#base-url (read 2026-11-22) */
export function deliveryEndpoint({
  STORYBLOK_REGION: region = 'eu',
}: Readonly<Record<string, string | undefined>>) {
  const host = region === 'eu' ? 'api.storyblok.com' : regions[region]
  if (!host)
    throw new Error(`STORYBLOK_REGION must be one of ${Object.keys(regions).join(', ')}, not "${region}"`)
  return `https://${host}/v2`
}

/** Origins of the files of a region's spaces: https://www.storyblok.com/docs/concepts/assets (read 2026-11-27) */
export function assetOrigins({
  STORYBLOK_REGION: region = 'eu',
}: Readonly<Record<string, string | undefined>>): readonly string[] {
  if (region === 'cn') return ['https://a.storyblokchina.cn']
  const ending = region === 'eu' ? '' : `-${region}`
  return ['a', 'a2'].map((name) => `https://${name}${ending}.storyblok.com`)
}

/** The files of any space, by their addresses. */
export const storyblokFiles = /^(https:)?\/\/a2?(-[a-z]{2})?\.(storyblok\.com|storyblokchina\.cn)\//

/** Where Storyblok's management API answers for each region: https://www.storyblok.com/docs/api/management/getting-started/base-url (read 2026-11-22) */
export const regions: Readonly<Record<string, string>> = {
  eu: 'mapi.storyblok.com',
  us: 'api-us.storyblok.com',
  ca: 'api-ca.storyblok.com',
  ap: 'api-ap.storyblok.com',
  cn: 'app.storyblokchina.cn',
}
