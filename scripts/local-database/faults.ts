/** Ways to misbehave, for tests. Every change counts from the next message on. */
export type Faults = {
  /** How long each message to a client is under way. Messages keep their order only while it stays the same. */
  delayMs: number
  /** Accepts connections and says nothing. */
  mute: boolean
  /** What is forbidden, whatever the rules say. */
  deny: 'nothing' | 'writing' | 'everything'
  /** Cuts the connection at the next write: before it is applied, or after, so that the answer is lost. */
  drop: 'never' | 'before-apply' | 'after-apply'
  /**
   * Judges a transaction by the rules before comparing its hash. It is not documented which of the two the real database
   * does first, so the site has to count under both.
   */
  rulesFirst: boolean
}

export const NO_FAULTS: Faults = { delayMs: 0, mute: false, deny: 'nothing', drop: 'never', rulesFirst: false }
