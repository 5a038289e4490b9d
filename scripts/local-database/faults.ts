/** Faults to inject, for tests. A change takes effect with the next message. */
export type Faults = {
  /** Latency of each message to a client, in milliseconds. A change of it may reorder messages. */
  delayMs: number
  /** Accepts connections and never answers. */
  mute: boolean
  /** Operations to refuse, whatever the rules say. */
  deny: 'nothing' | 'writing' | 'everything'
  /** Closes the connection at the next write: before the write is applied, or after it, so that the answer is lost. */
  drop: 'never' | 'before-apply' | 'after-apply'
  /**
   * Checks the rules before the hash of a transaction. The order of the real database is not documented, so the site has
   * to count under both.
   */
  rulesFirst: boolean
}

export const NO_FAULTS: Faults = { delayMs: 0, mute: false, deny: 'nothing', drop: 'never', rulesFirst: false }
