import { optional } from '../chunk'

/** Brings a playground's script to each page that has one, and to no other. */
export function followPlaygrounds() {
  document.addEventListener('qp:page-view', () => {
    const form = document.querySelector<HTMLFormElement>('form[data-playground]')
    if (form)
      optional(() => import(/* webpackChunkName: "playground" */ './playground')).then(
        ({ play }) => play(form),
        () => {}, // the form sends itself
      )
  })
}
