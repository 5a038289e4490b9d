/** Ways to misbehave, for tests. Can be changed while the database runs; every change counts from the next message on. */
export type Faults = {
  /** How long each message to a client is under way. */
  delayMs: number
  /** Accepts connections and says nothing. */
  mute: boolean
  /** What is forbidden, whatever the rules say. */
  deny: 'nothing' | 'writing' | 'everything'
  /** Cuts the connection at the next write: before it is applied, or after, so that the answer is lost. */
  drop: 'never' | 'before-apply' | 'after-apply'
  /**
   * Judges a transaction by the rules before looking whether it is up to date. It is not documented which of the two
   * the real database does first, so the site has to count under both.
   */
  rulesFirst: boolean
}

export const NO_FAULTS: Faults = { delayMs: 0, mute: false, deny: 'nothing', drop: 'never', rulesFirst: false }
