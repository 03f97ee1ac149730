import { unsaidIn } from './unsaid'

const saidIn = (text: string) => unsaidIn(text).map(({ said }) => said)

it.each([
  ['Fonte: ERSE.', 'Fonte'],
  ['segundo duas fontes', 'fontes'],
  ['Contas nossas, 365 dias', 'Contas nossas'],
  ['numa transcrição pública', 'transcrição'],
  ['a conta refeita', 'refeita'],
  ['guardado neste aparelho', 'neste aparelho'],
  ['em qualquer dispositivo', 'dispositivo'],
  ['ficavas com menos', 'ficavas'],
  ['A diferença são 52 € por ano', 'são 52 €'],
  ['são cerca de 1.200,50\u00a0€', 'são cerca de 1.200,50 €'],
  ['a energia com que cozinhas', 'com que'],
  ['compra a energia e vende-ta', 'vende-ta'],
  ['os números que precisas', 'que precisas'],
  ['Taxa de esforço: Passa', 'esforço: Passa'],
  ['Passa', 'Passa'],
  ['o simulador diz qual é e não inventa', 'não inventa'],
  ['Os anos contam-se desde que começaste a trabalhar.', 'desde que começaste a trabalhar'],
  ['n.º 0000375', '0000375'],
  ['ligue 211 165 765', '211 165 765'],
  ['ERSE, consultada em junho de 2026', 'consultada em junho de 2026'],
])('hears %j', (text, said) => expect(saidIn(text)).toEqual([said]))

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
  ['other numbers', 'o n.º 10000375 e 2026'],
])('leaves %s alone', (_, text) => expect(saidIn(text)).toEqual([]))
