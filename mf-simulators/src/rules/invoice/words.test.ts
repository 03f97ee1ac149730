import { periodIn } from './words'

it.each([
  ['fora de vazio', 'outsideOffPeak'],
  ['fora do vazio', 'outsideOffPeak'],
  ['fora vazio', 'outsideOffPeak'],
  ['foravazio', 'outsideOffPeak'],
  ['f. vazio', 'outsideOffPeak'],
  ['f vazio', 'outsideOffPeak'],
  ['fora vaz.', 'outsideOffPeak'],
  ['ponta e cheias', 'outsideOffPeak'],
  ['ponta/cheia', 'outsideOffPeak'],
  ['ponta + cheias', 'outsideOffPeak'],
  ['vazio normal', 'offPeak'],
  ['super vazio', 'offPeak'],
  ['horas de ponta', 'peak'],
  ['pontas', 'peak'],
  ['cheias', 'mid'],
  ['cheia', 'mid'],
  ['ponta e vazio', 'mixed'],
  ['vazio e fora de vazio', 'mixed'],
  ['energia', undefined],
  ['pontaria', undefined],
])('finds in %j the period %s', (label, period) => expect(periodIn(label)).toBe(period))
