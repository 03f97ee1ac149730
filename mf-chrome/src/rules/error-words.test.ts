import { readErrorWords } from './error-words'

const own = {
  errorPage: [
    {
      component: 'error-page',
      title: 'Não encontrámos a página',
      text: ' ',
      button: 'Ir para o início',
      maintenanceTitle: 'Voltamos já',
    },
  ],
}

describe('the words of the error page', () => {
  it('are the editor’s, field by field', () => {
    expect(readErrorWords(own, 'not-found')).toEqual({
      title: 'Não encontrámos a página',
      text: 'Ocorreu um erro inesperado. Esta página não se encontra disponível neste momento.',
      button: 'Ir para o início',
    })
    expect(readErrorWords(own, 'maintenance')).toEqual({
      title: 'Voltamos já',
      text: 'Estamos a trabalhar para voltar ao funcionamento normal.',
    })
  })

  it.each([undefined, null, 'x', {}, { errorPage: 'x' }, { errorPage: [null] }])(
    'are ours for %j',
    (content) => {
      expect(readErrorWords(content, 'error').title).toBe('Oooops, algo correu mal!')
      expect(readErrorWords(content, 'maintenance').title).toBe('Encontramo-nos em manutenção')
    },
  )
})
