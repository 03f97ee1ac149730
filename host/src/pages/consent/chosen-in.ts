// Apart from the rest: the only thing about a choice that every page's first script carries.

/** A list of cookies' word on a choice about these words: `.marketing.statistics`, undefined when there is none. */
export const chosenIn = (cookies: string, textVersion = '') =>
  RegExp(`qp_consent=[^.;]+\\.${textVersion}((\\.\\w+)*)(;|$)`).exec(cookies)?.[1]
