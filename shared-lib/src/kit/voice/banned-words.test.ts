import { bannedIn } from './banned-words'
import heard from './banned-words.test.json'

const wordsIn = (text: string) => bannedIn(text).map(({ word }) => word)

it.each(heard as [string, string][])('hears %j', (text, word) => expect(wordsIn(text)).toEqual([word]))

it.each([
  ['tax', 'A retenção na fonte, o IRS retido na fonte e o que se retém todos os meses na fonte'],
  ['energy', 'fontes de energia e fontes renováveis'],
  ['a licence', 'Dados: Tiago Felícia (fontes originais: ERSE)'],
  ['appliances', 'Que aparelhos ligas ao mesmo tempo?'],
  ['law', 'o dispositivo da lei'],
  ['energy labels', 'a etiqueta energética A'],
  ['a passport', 'o passaporte passa de mão em mão, e passa a valer'],
  ['an idiom', 'faz com que pagues menos'],
  ['a right government', 'diz do que precisas, para que precisas dele, e o que precisas de saber'],
  ['a history', 'o histórico de sinistros'],
  ['counts', 'são 12 meses, não 52'],
  ['what is in front of us', 'frente a frente, face a face, e fazer face às despesas'],
  ['questions in a sentence', 'O carro já tem seguro? Por onde queres começar?'],
  ['other numbers', 'o n.º 10000375 e 2026'],
])('leaves %s alone', (_, text) => expect(wordsIn(text)).toEqual([]))
