/** Where published stories of a region's spaces are: https://www.storyblok.com/docs/api/content-delivery/v2#base-url (read 2026-11-22) */
export function deliveryEndpoint({
  STORYBLOK_REGION: region = 'eu',
}: Readonly<Record<string, string | undefined>>) {
  const host = region === 'eu' ? 'api.storyblok.com' : regions[region]
  if (!host)
    throw new Error(`STORYBLOK_REGION must be one of ${Object.keys(regions).join(', ')}, not "${region}"`)
  return `https://${host}/v2`
}

/** Where Storyblok's management API answers for each region: https://www.storyblok.com/docs/api/management/getting-started/base-url (read 2026-11-22) */
export const regions: Readonly<Record<string, string>> = {
  eu: 'mapi.storyblok.com',
  us: 'api-us.storyblok.com',
  ca: 'api-ca.storyblok.com',
  ap: 'api-ap.storyblok.com',
  cn: 'app.storyblokchina.cn',
}
