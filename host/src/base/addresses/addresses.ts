// Every address that the host itself answers, or reserves a part of the site below; stories and micro-frontends add theirs.
// `:name` is one segment, `*` the rest.

// Pages of the editorial room: an address without a story is a 404.
export const blogPath = '/blog'
export const guidesPath = '/blog/guias'
export const searchPath = '/blog/pesquisa'
export const feedPath = '/blog/rss.xml'
export const glossaryPath = '/glossario'
export const questionsPath = '/perguntas-frequentes'

// Pages of the host's own.
export const figuresPath = '/numeros'
export const figuresFeedPath = '/numeros/rss.xml'
export const consentPath = '/cookies'
// For developers and partners, on a branch of their own.
export const apiDocsPath = '/programadores'
export const cataloguePath = '/programadores/blocos'
export const tagPath = (tag: string): string => `${cataloguePath}/${tag}`
export const partnerGuidePath = '/programadores/parceiros'
export const generatorPath = '/programadores/incorporar'
/** The tag alone, for a frame on any page. */
export const framePath = (tag: string): string => `${tagPath(tag)}/moldura`

// The newsletter. Addresses with a token are secrets: `redactUrl` hides them.
export const newsletterPath = '/newsletter'
export const thanksPath = '/newsletter/obrigado'
export const confirmedPath = '/newsletter/confirmada'
export const leftPath = '/newsletter/cancelada'
export const confirmPath = (token: string) => `${newsletterPath}/confirmar/${token}`
export const leavePath = (token: string) => `${newsletterPath}/sair/${token}`
export const subscribeApi = '/api/blog/newsletter/add'
export const verifyConsentApi = '/core/apis/data/verifyConsent'

// Requests of visitors. An address with a secret opens the request: `redactUrl` hides it.
export const requestPath = '/pedido'
export const leadsApi = '/api/leads'
export const partnerLeadsApi = '/api/leads/partner'
export const leadStatusApi = (secret: string) => `${leadsApi}/status/${secret}`

// Other reports of visitors' browsers.
export const consentApi = '/api/consent'
export const consentQuestionPath = `${consentApi}/question`
export const visitApi = '/api/visit'
export const refLogApi = '/apis/refdata/storeRefLog'
export const telemetryApi = '/api/telemetry'
export const clientErrorsApi = '/api/client-errors'

// For programs of anybody.
export const calculatorsApi = '/api/calculators'
export const calculatorApi = (name: string) => `${calculatorsApi}/${name}`
export const figuresApi = '/api/figures'
export const openApiPath = '/api/openapi.json'
export const tagDataApi = (tag: string) => `/api/tag-data/${tag}`
export const elementsApi = '/api/elements.json'
export const elementsScriptPath = '/elements.js'
export const elementManifestPath = '/custom-elements.json'
export const elementTypesPath = '/elements.d.ts'
export const elementTypesOfReactPath = '/elements-react.d.ts'
export const cachedContentApi = '/api/getCache'
export const robotsPath = '/robots.txt'
export const sitemapPath = '/sitemap.xml'
export const llmsPath = '/llms.txt'
export const securityTxtPath = '/.well-known/security.txt'

// For other systems, signed.
export const milestonesWebhook = '/api/webhooks/milestones'
export const contentWebhook = '/api/webhooks/content'

// For editors and developers.
export const previewRenderApi = '/api/preview/render'
export const previewFindingsApi = '/api/preview/findings'
export const previewDayApi = '/api/preview/day'
export const previewLeaveApi = '/api/preview/leave'
export const overrideApi = '/api/override'
export const versionsApi = '/api/versions'
export const lensApi = '/api/lens'

// For the operator of the host.
export const healthPath = '/health'
export const readyPath = '/ready'
export const metricsPath = '/metrics'

// Builds that pages are made of.
export const latestBuildPath = '/builds/latest.json'
export const buildMetaPath = (build: string) => `/builds/meta/${build}.json`
export const iconSheetPath = (tag: string) => `/builds/icons/${tag}.svg`
export const slotDataPath = (name: string) => `/builds/data/${name}.json`
/** After the path of any page: its data, for a browser that is on the site already. */
export const payloadSuffix = '/_payload.json'
export const shellFilesPath = '/_shell/'
export const deployedFilesPath = '/deployments/'

// Files.
/** Requested by programs that read no page: feed readers, mail programs, phones. */
export const faviconPath = '/favicon.ico'
export const touchIconPath = '/apple-touch-icon.png'
export const oldTouchIconPath = '/apple-touch-icon-precomposed.png'
export const assetsPath = '/assets/'
export const sizedImagesPath = '/_img/'
export const shareImagesPath = '/_share/'
