import { makeAutoObservable, observableRef } from 'mobx'
import type { Problem } from '../funnel/flow'
import { eraseDeviceBook, readDeviceBook, writeDeviceBook } from './device-book'
import { type AnyNotebook, freeId, type Proposal, savingProblems } from './notebook'
import { bookText, readBookText } from './notebook-file'
import { rankProposals } from './rank-proposals'

/** The proposals of a visitor: they outlive the screen, on this device and nowhere else. */
export class NotebookStore {
  proposals: readonly Proposal[]
  /** They travel with the next request. */
  withLead = false
  /** The device keeps them. */
  isKept = false

  /** The device holds other proposals than the link that was followed: they are not written over. */
  readonly isGuest: boolean

  /** `given`: proposals of the address, which go before those of the device. `today`: the page's (ISO). */
  constructor(
    readonly notebook: AnyNotebook,
    given: readonly Proposal[],
    readonly today: string,
  ) {
    const book = readDeviceBook(notebook, today)
    const isOwn = given.length === 0 || (book !== undefined && isSame(book.proposals, given))
    this.proposals = isOwn && book ? book.proposals : given
    this.withLead = isOwn ? (book?.withLead ?? false) : false
    this.isKept = isOwn && book !== undefined
    this.isGuest = !isOwn && book !== undefined
    makeAutoObservable(this, {
      notebook: false,
      today: false,
      isGuest: false,
      proposals: observableRef,
    })
  }

  get ranked() {
    return rankProposals(this.notebook, this.proposals)
  }

  get fileText() {
    return bookText(this.notebook, { proposals: this.proposals, withLead: this.withLead, on: this.today })
  }

  /** Adds a proposal, or replaces the one with that id. Returns its problems, by field; then nothing changes. */
  save(draft: Omit<Proposal, 'id'>, id?: string): readonly Problem[] {
    const problems = savingProblems(this.notebook, this.proposals, { ...draft, ...(id && { id }) })
    if (problems.length > 0) return problems
    const proposal = { name: draft.name.trim(), texts: draft.texts, id: id ?? freeId(this.proposals) }
    const isNew = !this.proposals.some((one) => one.id === proposal.id)
    this.change(
      isNew
        ? [...this.proposals, proposal]
        : this.proposals.map((one) => (one.id === proposal.id ? proposal : one)),
    )
    return []
  }

  remove(id: string) {
    this.change(this.proposals.filter((one) => one.id !== id))
  }

  /** Takes the proposals of a file in place of these; why not, in words. */
  takeFile(text: string): string | undefined {
    const book = readBookText(this.notebook, text)
    if ('problem' in book) return book.problem
    this.change(book.proposals)
    return undefined
  }

  sendAlong(withLead: boolean) {
    this.withLead = withLead
    this.change(this.proposals)
  }

  /** Nothing is left, here or on the device. */
  erase() {
    this.proposals = []
    this.withLead = false
    this.isKept = false
    if (!this.isGuest) eraseDeviceBook(this.notebook)
  }

  private change(proposals: readonly Proposal[]) {
    this.proposals = proposals
    if (proposals.length === 0) this.erase()
    else {
      const { withLead, today: on } = this
      this.isKept = !this.isGuest && writeDeviceBook(this.notebook, { proposals, withLead, on })
    }
  }
}

const isSame = (one: readonly Proposal[], other: readonly Proposal[]) =>
  JSON.stringify(one) === JSON.stringify(other)
