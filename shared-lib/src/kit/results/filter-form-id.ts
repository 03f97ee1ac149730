/** Id of the form that sorts and filters: boxes of the list belong to it, so that they count without script, too. */
export const filterFormId = 'results-form'
