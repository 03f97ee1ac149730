// jsdom lacks what browsers and our libraries have: text encoders, fetch classes, streams.
const { TestEnvironment } = require('jest-environment-jsdom')

require('./leave-at-once.cjs')

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
    // React's scheduler keeps a channel open for ever; an open port would keep jest from ending.
    const channels = []
    this.channels = channels
    this.global.MessageChannel = class extends MessageChannel {
      constructor() {
        super()
        channels.push(this)
      }
    }
  }

  async teardown() {
    for (const { port1, port2 } of this.channels) {
      port1.close()
      port2.close()
    }
    await super.teardown()
  }
}
