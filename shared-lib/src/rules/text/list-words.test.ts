import { andList, orList } from './list-words'

it.each([
  [[], '', ''],
  [['gás'], 'gás', 'gás'],
  [['gás', 'luz'], 'gás e luz', 'gás ou luz'],
  [['gás', 'luz', 'voz'], 'gás, luz e voz', 'gás, luz ou voz'],
])('%j', (words, and, or) => expect([andList(words), orList(words)]).toEqual([and, or]))
