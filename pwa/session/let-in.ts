import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import { HttpError, NetworkError, UnansweredError } from '#pwa/network/errors.ts'
import { markUnseen, readKeptUser } from './kept-user.ts'
import { words } from './words.tsx'
import { sessionQuery, stopEndingUnseen } from './use-session.ts'

/** The error for a person who left the form before the response arrived. */
class LeftError extends Error {
  override readonly name = 'LeftError'
}

class LateError extends NetworkError {
  override readonly shown: string

  constructor(advice: string, options: ErrorOptions) {
    super('The answer came too late.', options)
    this.shown = words.signIn.late(advice)
  }
}

export const isLeft = (error: unknown) => error instanceof LeftError

type Ask = (signal: AbortSignal) => Promise<CurrentUser>
/**
 * Signs a person in by the call `ask`. `advice` names the next step, for the case that no response
 * is received in time.
 */
export type LetIn = (ask: Ask, advice?: string) => Promise<CurrentUser>

/**
 * Returns a function that signs a person in by a call. A response that is received after the screen
 * has closed does not count.
 */
export function useLetIn(): LetIn {
  const client = useQueryClient()
  const screen = useRef<AbortController>(null)
  useEffect(() => {
    const controller = new AbortController()
    screen.current = controller
    return () => controller.abort()
  }, [])
  return (ask, advice = words.signIn.tryAgain) =>
    letIn(client, { ask, advice, signal: screen.current?.signal ?? AbortSignal.abort() })
}

/**
 * Signs a person in. If no response is received, or the person has left the screen, the browser may
 * still have got the cookie of a session. `markUnseen` records this. The app then asks the server
 * to end that session, before it accepts another session.
 */
async function letIn(
  client: QueryClient,
  { ask, advice, signal }: { ask: Ask; advice: string; signal: AbortSignal },
): Promise<CurrentUser> {
  const hasGone = () => signal.aborted
  const before = readKeptUser()
  const note = () => {
    const now = readKeptUser()
    // Another user has signed in on another tab in the meantime, and this session must not end.
    if (now && !now.isLocked && now.user.id !== before?.user.id) return
    markUnseen()
  }
  if (hasGone()) throw new LeftError('The screen has gone.')
  stopEndingUnseen()
  addEventListener('pagehide', note)
  try {
    const user = await ask(signal)
    signal.throwIfAborted()
    return user
  } catch (error) {
    if (error instanceof HttpError) throw error
    note()
    void client.invalidateQueries(sessionQuery)
    if (hasGone()) throw new LeftError('The screen has gone.', { cause: error })
    if (!(error instanceof UnansweredError)) throw error
    throw new LateError(advice, { cause: error })
  } finally {
    removeEventListener('pagehide', note)
  }
}
