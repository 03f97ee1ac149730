// Words that no page shows to a visitor: about our own making, unusual at a counter, or claims that turned out untrue.
// One list for the linter of stories and the crawl of whole pages. Portuguese, for its editors.

interface BannedWord {
  readonly pattern: RegExp
  /** Words to write instead. */
  readonly instead: string
  /** Untrue rather than badly worded. */
  readonly isFalse?: true
}

/** Whole words: `Passa` is none in «passaporte». */
const words = (pattern: string, flags = 'giu') =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${pattern})(?![\p{L}\d])`, flags)

const word = (pattern: string, instead: string): BannedWord => ({ pattern: words(pattern), instead })
const claim = (pattern: string, instead: string): BannedWord => ({ ...word(pattern, instead), isFalse: true })

/** Tax is withheld «na fonte», and energy has sources of its own. */
const source = String.raw`(?<!(?:ret[eiéêç]\p{L}*(?:-\p{L}+)?|ret|descont\p{L}+)(?: \p{L}+){0,4} na )fontes?(?! (?:de (?:energia|rendimentos?)|renováve|originais))`

/** A whole label or the beginning of a question: the same words inside a sentence are right. */
const opening = (pattern: string, instead: string): BannedWord => ({
  pattern: new RegExp(String.raw`(?<=^|['"\x60>])(?:${pattern})`, 'gmu'),
  instead,
})

const bannedWords: readonly BannedWord[] = [
  word(source, 'Diz quem o publicou: «segundo a ERSE». A lista do fim chama-se «Legislação e referências».'),
  word('contas? nossas?|(?<!por )nossas? contas?|exemplos? nossos?', 'Diz só o que a conta inclui.'),
  word('não inventa(?:mos)?', 'Diz o que a pessoa pode fazer.'),
  word('transcri(?:ção|ções)', 'Diz a lei ou a entidade.'),
  word('lacunas?', 'Diz o que falta e onde se pode saber.'),
  word('refeit[oa]s?', 'com três exemplos; contas feitas passo a passo'),
  word('(?:n?este|d?este|n?esse|d?esse|teu|n?outro|cada) aparelho', 'neste telemóvel, neste computador'),
  word('dispositivos?(?! (?:d[aeo] lei|legal|legais|médico))', 'telemóvel, computador, equipamento'),
  word('etiquetas?(?! energétic)', 'bloco'),
  word('histórias?', 'página'),
  word('(?:fic|pag|poup)avas', 'ficas, pagas, poupas; ou ficarias…'),
  word('ganha-lhe', 'fica mais barata'),
  { pattern: /^Passa$|(?:esforço|Resultado|Limite): Passa(?!\p{L})/gmu, instead: 'acima do limite' },
  word(
    String.raw`são (?:mais |menos |só |cerca de |quase |apenas )?\d[\d.,]* ?€`,
    'Diz o verbo: «custa», «é de», «pagas», «poupas».',
  ),
  word('(?<!(?:faz|fazer|fazem) )com que(?! (?:idade|frequência)) ?', '«ao preço que», «a taxa que», «e»'),
  word('reparos?', 'avisos'),
  word('arrumação', 'Diz o que está arrumado, e onde.'),
  word('lugar próprio', 'à parte'),
  word('prémios inventados', 'prémios de exemplo'),
  word(
    String.raw`\p{L}+-(?:to|tos|ta|tas|lho|lha|lhos|lhas|mo|ma)(?!-)`,
    'Sem dois pronomes juntos: «vende-a aos clientes».',
  ),
  word(String.raw`(?<!(?<!\p{L})(?:d[eo]|em|para) )que precisas(?! de)`, 'de que precisas'),
  word('Porquê (?:este lugar|esta e em)', 'Ver a conta; ver condições'),
  word(
    String.raw`(?:linhas|taxas?) por confirmar|sem se saber quem|só temos (?:de|desde) \d+`,
    'Só o que toca a esta pessoa.',
  ),
  word(
    String.raw`o que esta conta não cobre|temos \d+ (?:taxas )?em \d{4}`,
    'Não temos a taxa do teu concelho: escreve-a.',
  ),
  word('encontrámos resposta na lei', 'Pergunta se cobram este imposto: não está incluído.'),
  word(String.raw`nestas \d+(?=: )|histórico: \d+ (?:resultados|ofertas)`, '26 ofertas, preços de setembro'),
  word('abaixo da subida dos preços|para comprares o mesmo', 'perdes 30 € para a inflação'),
  word(
    'o lugar segue|nenhuma comissão (?:nossa )?entra',
    'Por ordem do que pagas. Ninguém paga para aparecer primeiro.',
  ),
  word('par mais barato|pares mais baratos', 'a combinação mais barata'),
  word('perfil publicado', 'média da ERSE'),
  word(String.raw`(?<!faz\p{L}{0,4} )face (?:às?|aos?|a hoje)`, 'em relação a'),
  word(
    'sem voltarem a render|conta-se parado|fica parado',
    'não contamos juros reinvestidos; contamos o dinheiro à ordem',
  ),
  word(
    'única com as contas feitas|junta a primeira proposta|basta o que está escrito|de quem é a proposta',
    'Banco, operadora, seguradora; escreve os valores',
  ),
  word(
    'falta saber|contámos zero|com esse valor o lugar',
    'Não indicaste outros custos: contámos 0 €. Diz quando acaba a fidelização.',
  ),
  word(
    '(?:trazer|descarregar) (?:um|o) caderno|em mais lado nenhum',
    'Importar; guardar ficheiro; fica só neste telemóvel',
  ),
  word(String.raw`disseste-o|começar por \d+`, 'Usar 1000, da simulação de energia'),
  opening('Já tem seguro', 'O carro já tem seguro?'),
  word('não te deixam a pé', 'Se três seguradoras te recusarem, a ASF indica uma.'),
  word(
    'que fidelização é esta|saídas que a lei dá|o que se sabe deste',
    'Diz a pergunta por inteiro; casos em que sais sem pagar; detalhes',
  ),
  word('qualquer proposta abaixo de|poupa-te dinheiro', 'Já podes mudar sem pagar nada.'),
  word(
    String.raw`começas com os custos|recupera-los|acabas com \d[\d.,]* ?€`,
    'Recuperas os 624 € em 1 ano e poupas 13.523 € no total.',
  ),
  word(
    'de que é feito|quanto o teu rendimento permite|pela frente',
    'o que vais pagar; quanto podes pedir; por pagar',
  ),
  word(
    'a mais recente que conhecemos|um contrato (?:feito agora|de hoje usa)|com a Euribor de hoje',
    'a última disponível aqui; Euribor de setembro',
  ),
  word('ordenado rendeu', 'com este ordenado, recebeste mais'),
  word('a quinzena é metade|a semana 12/52', 'Não é preciso dizê-lo.'),
  word(
    'retirar o que autorizei|acaba quando o contrato',
    'Cancelar o pedido; podes desistir quando quiseres',
  ),
  word('quantas vezes tentamos', 'Não é preciso perguntá-lo.'),
  opening(String.raw`Por onde\??(?=$|['"\x60<])`, 'Como preferes falar?'),
  word('o desenho por palavras|merece uma secção|dá mais sossego', 'ver em texto; é mais estável'),
  word('o hábito conta', 'Diz quanto se poupa.'),
  word(
    'para que casa é|quanto tempo está alguém em casa',
    'É para a casa onde vives? Costuma haver gente em casa?',
  ),
  word(
    'muda os valores para os teus|um texto velho|deixou de ter valor',
    'Põe os teus valores; datas e atualizações; ainda sem valor',
  ),
  word('TV, internet e (?:voz|telemóvel)|nas telecomunicações', 'TV, net e voz'),
  word('TV, net e telemóvel', 'TV, net e voz'),
  word('num separador novo', 'noutro separador'),
  word(String.raw`esconde(?:ria)?(?: agora)? (?:\d+ |\$\{)ofertas?`, '+6 ofertas, −29 ofertas'),
  word('A maior diferença está', 'Pagas mais 12 € por ano no preço da energia.'),
  word('por saber(?! se)', 'não sei; ainda não sabes'),
  word('respostas? tuas?', 'indicado por ti'),
  // A field left empty; an off-peak price is «vazio» too.
  opening('(?:Vazio|Em branco)[:,] ', 'Se não escreveres, contamos o habitual.'),
  word('(?<=[.!?] )(?:vazio|em branco)[:,]', 'Se não escreveres, contamos o habitual.'),
  word('dados duvidosos', 'Confirma o preço; confirma no banco'),
  word('só se comparam', 'Só podes comparar propostas iguais.'),
  word(String.raw`recuperas os \S+ € de mudar`, 'Recuperas os 624 € em 1 ano.'),
  word('onde me queixo', 'Onde reclamo?'),
  word('sem ilusões|fica na cabeça|cuidado com um degrau', 'Diz o facto por inteiro.'),
  word('não dá para dizer', 'Falta comparar'),
  word('lido em(?=:)|onde foi lido|lido numa só|revisão em atraso', 'Publicado em; pode já ter mudado'),
  word(String.raw`benefício de \d[\d.]* ?€`, 'vantagem de 240 €'),
  claim('quatro saídas', 'A lei dá mais saídas: alteração do contrato, 14 dias, avaria de mais de 15 dias.'),
  claim(
    'desde que começaste a trabalhar',
    'Contam os anos com rendimentos do trabalho em que já não és dependente.',
  ),
  claim('Confirmado em várias fontes', 'Diz qual é a lei ou a entidade.'),
  claim('Revisto por Verificação|equipa de verificação', 'Só quem existe assina.'),
  word('por definir', 'O que o dono ainda não deu não se desenha.'),
  claim('(?:consultad|lid)[oa]s? em (?:junho|março) de 2026', 'Diz a data da lei ou da publicação.'),
  claim('0{3}0375|211[ .]?165[ .]?765', 'O número da empresa vem das definições.'),
]

/** The words found and their replacements, in the order of the list; no-break spaces count as spaces. */
export function bannedIn(
  text: string,
): readonly (Pick<BannedWord, 'instead' | 'isFalse'> & { readonly word: string })[] {
  const plain = text
    .normalize('NFC')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\u2060/g, '')
  return bannedWords.flatMap(({ pattern, ...rest }) =>
    // Most texts hold none of the words, and a search is cheaper than a list of matches.
    plain.search(pattern) < 0
      ? []
      : [...plain.matchAll(pattern)].map(([text]) => ({ word: text.trim(), ...rest })),
  )
}
