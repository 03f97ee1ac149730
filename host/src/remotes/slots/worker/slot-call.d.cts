interface SlotCall {
  readonly bundle: { readonly file: string; readonly sha256: string }
  readonly method: string
  readonly call: object
}

/** Calls of one server bundle, which the first call evaluates. */
declare function slotCall(): (call: SlotCall) => Promise<unknown>
export = slotCall
