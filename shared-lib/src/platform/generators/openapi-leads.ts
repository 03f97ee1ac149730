import { callChannels, callHours, mostAttempts } from '../../rules/calls/call-preferences'
import { campaignNames } from '../../rules/campaign/campaign'
import { waitForMore } from './openapi-calculators'

/** Limits that the lead API checks before a vertical sees the lead; the host passes its own rules, the only copy. */
export interface LeadLimits {
  readonly idempotencyKey: RegExp
  readonly consentVersion: RegExp
  /** Largest body, in bytes. */
  readonly bodyLimit: number
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (name: string, type = 'application/json') => ({ content: { [type]: { schema: ref(name) } } })
const problem = (description: string) => ({ description, ...json('Problem', 'application/problem+json') })
const text = (description: string, more: object = {}) => ({ type: 'string', description, ...more })

/** A pattern that must fit the whole text, as JSON Schema writes it. */
const pattern = ({ source }: RegExp) => ({ pattern: source })

const slotHour = { type: 'integer', minimum: callHours.from, maximum: callHours.to }

const schemas = {
  Call: {
    type: 'object',
    description: 'When and how to call. Left out: by telephone, as soon as possible.',
    required: ['channel'],
    properties: {
      channel: { enum: callChannels },
      slot: {
        type: 'object',
        description:
          'Hours of the clock in Lisbon on a working day of the next 30: Monday to Friday and no national public holiday.',
        required: ['day', 'from', 'to'],
        properties: { day: { type: 'string', format: 'date' }, from: slotHour, to: slotHour },
      },
      maxAttempts: { type: 'integer', minimum: 1, maximum: mostAttempts },
    },
  },
  FormSigns: {
    type: 'object',
    description:
      'How the form stood. No part of what the key stands for, and never a reason to refuse: a lead that looks as if no person had sent it waits for somebody to look at it.',
    properties: {
      trap: text('Text of a field that people do not see.'),
      openMs: { type: 'number', description: 'Ms since the form appeared.' },
      around: text('Origin of the page around an embed.'),
      campaign: {
        type: 'object',
        description:
          'The advertisement or letter that the visit came from. Other members are left out, values cut at 200 characters.',
        properties: Object.fromEntries(campaignNames.map((name) => [name, { type: 'string' }])),
      },
    },
  },
  Lead: {
    type: 'object',
    description:
      'The answers and contact of the visitor. Each vertical checks the rest with its own schema, inside its deployment; unknown members are dropped.',
    required: ['phone', 'tcConsent'],
    properties: {
      phone: text('International form. It must be a number that exists and that a person answers.', {
        examples: ['+351912345678'],
      }),
      tcConsent: { const: true, description: 'The visitor accepted terms and privacy policy.' },
      marketingOptIn: { type: 'boolean', description: 'The visitor wants news.' },
    },
    additionalProperties: true,
  },
  Receipt: {
    type: 'object',
    required: ['reference', 'statusUrl'],
    properties: {
      reference: text('What the visitor can read to us on the phone.', { examples: ['QP-ACDE-3467'] }),
      statusUrl: text('Path of the status page. Secret: whoever has it may read where the lead stands.'),
    },
  },
  LeadStatus: {
    type: 'object',
    description: 'Where a lead stands. Nothing personal.',
    required: [
      'reference',
      'vertical',
      'createdAt',
      'milestones',
      'finished',
      'offer',
      'call',
      'consents',
      'withdrawnAt',
      'erasedAt',
    ],
    properties: {
      reference: { type: 'string' },
      vertical: { type: 'string' },
      createdAt: { type: 'string', format: 'date-time' },
      milestones: {
        type: 'array',
        minItems: 4,
        maxItems: 4,
        items: {
          type: 'object',
          required: ['number', 'title', 'state'],
          properties: {
            number: { type: 'integer', minimum: 1, maximum: 4 },
            title: text('Portuguese, may be shown.'),
            state: { enum: ['done', 'current', 'coming'] },
            doneAt: { type: 'string', format: 'date-time' },
          },
        },
      },
      finished: { type: 'boolean', description: 'All four are done.' },
      offer: { type: ['string', 'null'], description: 'Name of the chosen offer.' },
      call: { anyOf: [ref('Call'), { type: 'null' }] },
      consents: {
        type: 'array',
        description: 'What was agreed to, refused and taken back, oldest first.',
        items: {
          type: 'object',
          required: ['purpose', 'textVersion', 'granted', 'givenAt'],
          properties: {
            purpose: text('`terms`, `marketing`, `contact`, `friend`.'),
            textVersion: { type: 'string' },
            granted: { type: 'boolean' },
            givenAt: { type: 'string', format: 'date-time' },
          },
        },
      },
      withdrawnAt: { type: ['string', 'null'], format: 'date-time' },
      erasedAt: { type: ['string', 'null'], format: 'date-time' },
    },
  },
  Problem: {
    type: 'object',
    description: 'RFC 9457. `title`, `nextStep` and the messages are Portuguese and may be shown.',
    required: ['type', 'title', 'status', 'requestId'],
    properties: {
      type: text('Stable name for programs.', { examples: ['urn:quero-poupar:problem:invalid-lead'] }),
      title: { type: 'string' },
      status: { type: 'integer' },
      requestId: text('What a visitor can read to us on the phone and we can find in the log.'),
      nextStep: { type: 'string' },
      errors: {
        type: 'array',
        items: {
          type: 'object',
          required: ['field', 'message'],
          properties: {
            field: text('By its path, e.g. `kwh.offPeak`; `body` for the whole.'),
            message: { type: 'string' },
            detail: text('English, for the programmer.'),
          },
        },
      },
    },
  },
} as const

const submitLead = (verticals: readonly string[], limits: LeadLimits) => ({
  operationId: 'submitLead',
  summary: 'Hand in a lead',
  description: `At most ${limits.bodyLimit / 1024} KiB of JSON. An answer of 200 or 201 means that the lead is on the disk, once.`,
  parameters: [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      description: 'One per filled-in form, a UUID does: the same key and body give the first answer again.',
      schema: { type: 'string', ...pattern(limits.idempotencyKey) },
    },
  ],
  requestBody: { required: true, ...json('LeadRequest') },
  responses: {
    201: { description: 'Stored', ...json('Receipt') },
    200: { description: 'Stored before: the first answer again', ...json('Receipt') },
    400: problem('JSON that cannot be read or says a member twice, or a missing or malformed key'),
    403: problem('From a page of a site that is not a listed partner'),
    409: problem('The same key with another body'),
    410: problem('The lead of this key was erased'),
    413: problem('Too large'),
    415: problem('Not JSON in UTF-8'),
    422: problem(`Fields in trouble, or a vertical other than ${verticals.join(', ')}`),
    429: {
      ...problem('Too many from one client'),
      ...waitForMore,
    },
    503: problem('Nothing was stored: try again later with the same key'),
  },
})

const leadStatus = {
  operationId: 'leadStatus',
  summary: 'Where a lead stands',
  parameters: [
    {
      name: 'secret',
      in: 'path',
      required: true,
      description: 'Last part of `statusUrl`.',
      schema: { type: 'string' },
    },
  ],
  responses: {
    200: { description: 'The four milestones', ...json('LeadStatus') },
    404: problem('No lead has this secret'),
  },
}

/** Paths and schemas of the lead API: to send a lead to a host that takes them, and to ask for its progress. */
export const leadOperations = (verticals: readonly string[], limits: LeadLimits) => ({
  paths: {
    ...(verticals.length > 0 && { '/api/leads': { post: submitLead(verticals, limits) } }),
    '/api/leads/status/{secret}': { get: leadStatus },
  },
  schemas: {
    ...schemas,
    LeadRequest: {
      type: 'object',
      required: ['vertical', 'consentVersion', 'lead'],
      properties: {
        vertical: { enum: verticals, description: 'What the visitor asks about.' },
        consentVersion: text(
          'Version of the consent texts beside the boxes.',
          pattern(limits.consentVersion),
        ),
        lead: ref('Lead'),
        call: ref('Call'),
        form: ref('FormSigns'),
      },
    },
  },
})
