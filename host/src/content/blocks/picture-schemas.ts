import { drawingNames } from './drawings/drawing-names'
import { asset, type BlockSchema, blocks, flag, long, number, option, rich, text } from './field-schema'

/** Images, charts, drawings and videos. */
export const pictureSchemas = {
  image: {
    title: 'Imagem',
    fields: {
      image: asset('Ficheiro, com texto alternativo', true),
      size: option('Lugar', {
        column: 'Coluna de texto',
        page: 'Largura da página',
        window: 'Janela inteira',
      }),
      width: number('Largura em píxeis, quando o ficheiro não a diz'),
      height: number('Altura em píxeis, quando o ficheiro não a diz'),
      caption: text('Legenda'),
    },
  },
  chart: {
    title: 'Gráfico de barras',
    fields: {
      caption: text('O que se compara, e quanto', true),
      bars: blocks('Barras, por ordem', 'bar'),
      note: text('De que caso é o exemplo, ou de que data'),
    },
  },
  bar: {
    title: 'Barra',
    fields: {
      label: text('Nome', true),
      value: text(
        'Valor com a unidade; a barra tem o comprimento dos euros ou, sem eles, do primeiro número',
        true,
      ),
      marked: flag('Realçar esta barra'),
    },
  },
  drawing: {
    title: 'Desenho explicado',
    fields: {
      drawing: {
        ...option('Desenho', drawingNames),
        required: true,
      },
      caption: text('O que o desenho responde', true),
      title: text('O que está escrito em cima, por exemplo Fatura de um mês'),
      parts: blocks('Partes do desenho, por ordem', 'drawing-part'),
      note: text('De que caso é o exemplo, ou de que data'),
    },
  },
  'drawing-part': {
    title: 'Parte de um desenho',
    fields: {
      label: text('Nome, como está escrito no papel', true),
      value: text('Valor ou resposta'),
      text: long('O que é, numa ou duas frases'),
    },
  },
  video: {
    title: 'Vídeo',
    fields: {
      title: text('O que mostra, para quem não o vê', true),
      sources: { type: 'multiasset', help: 'O mesmo vídeo, um ficheiro por formato', required: true },
      poster: asset('Imagem enquanto não começa'),
      captions: asset('Legendas em português, num ficheiro .vtt'),
      width: number('Largura em píxeis; sem nada, 1280'),
      height: number('Altura em píxeis; sem nada, 720'),
      autoplay: flag('Começa sozinho, sem som, e para ao fim de 5 segundos'),
      caption: text('Legenda por baixo'),
      transcript: rich('O que o vídeo diz, por escrito'),
    },
  },
} as const satisfies Readonly<Record<string, BlockSchema>>
