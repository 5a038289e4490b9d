import { useEffect, useState } from 'react'
import { ask, type Refusal, refusalOf } from '../api.ts'

/**
 * Asks the server for something to show.
 *
 * @param parameters Nothing is asked while they are undefined.
 * @param again Asks anew whenever it changes; so do the parameters.
 * @param delayMs How long nothing may change before it is asked.
 */
export function useAnswer<Answer>(action: string, parameters: object | undefined, again?: unknown, delayMs = 0) {
  const [answer, setAnswer] = useState<Answer>()
  const [failure, setFailure] = useState<Refusal>()
  const body = JSON.stringify(parameters)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` asks anew.
  useEffect(() => {
    if (body === undefined) return
    // A late answer must not take the place of a newer one.
    let isCurrent = true
    const run = async () => {
      try {
        const next = await ask<Answer>(action, JSON.parse(body))
        if (!isCurrent) return
        setAnswer(next)
        setFailure(undefined)
      } catch (error) {
        if (isCurrent) setFailure(refusalOf(error))
      }
    }
    const timer = setTimeout(run, delayMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [action, body, again, delayMs])
  return { answer, failure }
}
