import type { Http, HttpSettings } from './http'

/** The same client, whose code is fetched with the first call: a screen without calls loads no ky. */
export function lazyHttp(settings: HttpSettings): Http {
  let client: Promise<Http> | undefined
  const http = () => {
    client ??= import(/* webpackChunkName: "http" */ './create-http').then(({ createHttp }) =>
      createHttp(settings),
    )
    // A chunk that did not arrive must not make every later call fail.
    client.catch(() => {
      client = undefined
    })
    return client
  }
  return {
    get: async (path, options) => (await http()).get(path, options),
    post: async (path, body, options) => (await http()).post(path, body, options),
    put: async (path, body, options) => (await http()).put(path, body, options),
    patch: async (path, body, options) => (await http()).patch(path, body, options),
    delete: async (path, options) => (await http()).delete(path, options),
  }
}
