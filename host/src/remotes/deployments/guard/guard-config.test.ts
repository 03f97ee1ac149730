import { readGuard } from './guard-config'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

it('takes the agreed numbers where none are named, and notifies no team', () =>
  expect(readGuard({ CANARY_INP_MS: '' })).toEqual({
    canaryLimits: { errorPercent: 2, errorTimes: 2, pageViews: 200, inpMs: 100, inpSamples: 50 },
    failureLimits: { percent: 20, pageViews: 100 },
    failureWindowMs: 900_000,
    verdictNetworks: 1,
    guardEveryMs: 10_000,
    teamWebhook: undefined,
  }))

it('hears no few networks alone in production', () =>
  expect(readGuard({ NODE_ENV: 'production' }).verdictNetworks).toBe(5))

it('reads what is named', () => {
  const url = 'http://127.0.0.1:1/'
  const canary = { CANARY_ERROR_PERCENT: '0.5', CANARY_PAGE_VIEWS: '1000', VERDICT_NETWORKS: '3' }
  const demote = { DEMOTE_FAILURE_PERCENT: '50', DEMOTE_WINDOW_MINUTES: '30', GUARD_SECONDS: '5' }
  const team = { TEAM_WEBHOOK_URL: url, TEAM_WEBHOOK_SECRET: secret }
  expect(readGuard({ ...canary, ...demote, ...team })).toMatchObject({
    canaryLimits: { errorPercent: 0.5, errorTimes: 2, pageViews: 1000 },
    failureLimits: { percent: 50 },
    failureWindowMs: 1_800_000,
    verdictNetworks: 3,
    guardEveryMs: 5000,
    teamWebhook: { url, secrets: [Buffer.alloc(32, 7)] },
  })
})

const openTeam = {
  NODE_ENV: 'production',
  TEAM_WEBHOOK_URL: 'http://team.example/',
  TEAM_WEBHOOK_SECRET: secret,
}

it.each([
  [{ CANARY_ERROR_PERCENT: '101' }, 'CANARY_ERROR_PERCENT must be a number from 0 to 100'],
  [{ CANARY_ERROR_TIMES: '0.5' }, 'CANARY_ERROR_TIMES must be a number from 1 to 100'],
  [{ CANARY_PAGE_VIEWS: 'muitas' }, 'CANARY_PAGE_VIEWS must be a number'],
  [{ DEMOTE_FAILURE_PERCENT: '0' }, 'DEMOTE_FAILURE_PERCENT must be a number from 1 to 100'],
  [{ VERDICT_NETWORKS: '0' }, 'VERDICT_NETWORKS must be a number from 1 to 64'],
  [{ GUARD_SECONDS: '0' }, 'GUARD_SECONDS must be a number from 0.1 to 3600'],
  [{ TEAM_WEBHOOK_URL: 'http://127.0.0.1:1/' }, 'TEAM_WEBHOOK_URL needs TEAM_WEBHOOK_SECRET too'],
  [openTeam, 'TEAM_WEBHOOK_URL must be a URL that begins with https://'],
])('refuses %j by name', (env, sentence) => expect(() => readGuard(env)).toThrow(sentence))
