import { useEffect, useState } from 'react'
import { ask, type Refusal, refusalOf } from '../api.ts'

/**
 * Asks the server for something to show.
 *
 * @param parameters Nothing is asked while they are undefined.
 * @param again Asks anew whenever it changes; so do the parameters.
 */
export function useAnswer<Answer>(action: string, parameters: object | undefined, again?: unknown) {
  const [answer, setAnswer] = useState<Answer>()
  const [failure, setFailure] = useState<Refusal>()
  const body = JSON.stringify(parameters)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` asks anew.
  useEffect(() => {
    let isCurrent = true
    if (body === undefined) return
    ask<Answer>(action, JSON.parse(body)).then(
      (next) => {
        if (!isCurrent) return
        setAnswer(next)
        setFailure(undefined)
      },
      (error) => isCurrent && setFailure(refusalOf(error)),
    )
    return () => {
      isCurrent = false
    }
  }, [action, body, again])
  return { answer, failure }
}
