/**
 * Programs that fetch pages for an index or a preview: bots, lighthouse, social previews, search engines. Phones named
 * Cubot and the browsers inside messengers are people.
 */
const crawler = RegExp(
  [
    'crawl|spider|slurp|(?<!cu)bot|scrap(?:er|y\\b)|-scrap\\b|archiver|httrack',
    // Measuring, as Lighthouse does.
    'lighthouse|page ?speed|gtmetrix|ptst/|pingdom|w3c_validator',
    // Previews in networks and messengers.
    'preview|facebookexternalhit|facebookcatalog|meta-external|whatsapp/|vkshare|embedly|iframely|flipboardproxy|slack-imgproxy',
    'cardyb|mastodon/|viber/|xing-contenttabreceiver',
    // Indexes of search engines and of models.
    'google-(?!app)|-google|googleother|google favicon|mediapartners|feedfetcher|qwantify|yeti/|daum/|teoma|ask jeeves',
    'chatgpt-user|claude-(?:user|web)|anthropic-ai|perplexity-user|mistralai-user|cohere-ai|gemini-deep-research',
  ].join('|'),
  'i',
)

export const isCrawler = (userAgent: string | undefined) => crawler.test(userAgent ?? '')
