// Apart from the rest: the only thing about a choice that every page's first script carries.

/** What a list of cookies says of a choice about these words: `.marketing.statistics`, undefined when there is none. */
export const chosenIn = (cookies: string, textVersion = '') =>
  RegExp(`qp_consent=[^.;]+\\.${textVersion}((\\.\\w+)*)(;|$)`).exec(cookies)?.[1]
