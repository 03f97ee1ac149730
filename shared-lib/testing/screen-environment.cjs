// jsdom lacks what browsers and our libraries have: text encoders, fetch classes, streams.
const { TestEnvironment } = require('jest-environment-jsdom')

module.exports = class ScreenEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    for (const name of [
      'TextEncoder',
      'TextDecoder',
      'Request',
      'Response',
      'Headers',
      'fetch',
      'ReadableStream',
      'WritableStream',
      'TransformStream',
      'AbortController',
      'AbortSignal',
      'structuredClone',
      'MessageChannel',
    ])
      if (!(name in this.global) || name.startsWith('Abort')) this.global[name] = globalThis[name]
  }
}
