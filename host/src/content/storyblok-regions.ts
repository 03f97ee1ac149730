/** Where Storyblok's management API answers for each region: https://www.storyblok.com/docs/api/management/getting-started/base-url (read 2026-11-22) */
export const regions: Readonly<Record<string, string>> = {
  eu: 'mapi.storyblok.com',
  us: 'api-us.storyblok.com',
  ca: 'api-ca.storyblok.com',
  ap: 'api-ap.storyblok.com',
  cn: 'app.storyblokchina.cn',
}
