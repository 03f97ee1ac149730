const hearsay =
  /github|sapo\.pt|iol\.pt|rtp\.pt|\bIOL\b|\bTSF\b|[Jj]ornal|neg[oó]cios|not[ií]cias|imprensa|(?:Doutor|doutor) ?[Ff]inan[cç]as|DECO|economias|sinerconta|terceiro|projetos? públicos?|observador|expresso/

/**
 * Law and official publications of a figure's source. Programs and newspapers that agree with them are the repository's
 * evidence, not what a reader checks.
 */
export const officialSources = (source: string): readonly string[] =>
  source
    .split(/;\s+/)
    .map((one) => one.replace(/,? (?:citad[oa]s? |lid[oa]s? )?em \S*github.*$/, ''))
    .filter((one) => !hearsay.test(one))
