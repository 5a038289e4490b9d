type Phrases = { [name: string]: string | Phrases }

/** Puts our phrases over those of a translation, at any depth. */
export function mergePhrases(base: Phrases, own: Phrases): Phrases {
  const merged = { ...base }
  for (const [name, phrase] of Object.entries(own)) {
    const known = merged[name]
    merged[name] = typeof phrase === 'object' && typeof known === 'object' ? mergePhrases(known, phrase) : phrase
  }
  return merged
}
