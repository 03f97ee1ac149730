/** Name, addresses and texts of the journey's pages. */
export const __camel__Journey = {
  name: '__name__',
  path: '/__address__/simular',
  of: 'sobre __title__',
  start: 'Simular: __title__',
} as const
