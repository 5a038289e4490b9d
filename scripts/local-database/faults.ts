/** Fault injection for tests. A change takes effect with the next message. */
export type Faults = {
  /** Latency of each message to a client. Messages keep their order only while it is constant. */
  delayMs: number
  /** Accepts connections and sends nothing. */
  mute: boolean
  /** Operations that are denied whatever the rules allow. */
  deny: 'nothing' | 'writing' | 'everything'
  /** Drops the connection at the next write: before it is applied, or after, so that only the answer is lost. */
  drop: 'never' | 'before-apply' | 'after-apply'
  /**
   * Judges a transaction by the rules before comparing its hash. It is not documented which of the two the real database
   * does first, so the site has to count under both.
   */
  rulesFirst: boolean
}

export const NO_FAULTS: Faults = { delayMs: 0, mute: false, deny: 'nothing', drop: 'never', rulesFirst: false }
