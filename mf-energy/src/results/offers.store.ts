import { makeAutoObservable, observableRef } from 'mobx'
import { type FilterBox, mostCompared, type ResultsQuery, resultsAddress, toggledBox } from './results-query'

/** What the visitor set on the results page; the address always says the same. Rows come from the server. */
export class OffersStore {
  query: ResultsQuery

  constructor(query: ResultsQuery) {
    this.query = query
    makeAutoObservable(this, { query: observableRef })
  }

  get address() {
    return resultsAddress(this.query)
  }

  /** True when no further offer may be put side by side. */
  get full() {
    return this.query.compare.length >= mostCompared
  }

  isCompared(id: string) {
    return this.query.compare.includes(id)
  }

  /** Another page of results, or the same one after back and forward. */
  adopt(query: ResultsQuery) {
    this.query = query
  }

  toggleCompared(id: string) {
    const { compare } = this.query
    if (compare.includes(id)) this.query = { ...this.query, compare: compare.filter((one) => one !== id) }
    else if (!this.full) this.query = { ...this.query, compare: [...compare, id] }
  }

  toggleBox(name: FilterBox) {
    this.query = toggledBox(this.query, name)
  }

  /** One of the choices; the others stay. */
  set(change: Partial<Pick<ResultsQuery, 'timeOption' | 'cycle' | 'provider' | 'sort'>>) {
    this.query = { ...this.query, ...change }
  }
}
