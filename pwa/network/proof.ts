/**
 * Asks the user to prove who they are. Resolves to false when the user declines, or when no screen
 * can ask.
 */
type Ask = () => Promise<boolean>

let ask: Ask | undefined
let asking: Promise<boolean> | undefined
let changing: Promise<unknown> | undefined

/** Sets the function that asks the user for a proof. Returns a function that removes it again. */
export function askBy(next: Ask): () => void {
  ask = next
  return () => {
    if (ask === next) ask = undefined
  }
}

/** Several calls may need a proof at the same time. The user is asked only once for all of them. */
export function askForProof(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined
  })
  return asking
}

/**
 * Makes a call that changes the session's secret. Other calls wait until it has ended, because they
 * would send the old secret.
 */
export async function changeSession<Result>(change: () => Promise<Result>): Promise<Result> {
  const result = change()
  changing = result.catch(() => undefined)
  try {
    return await result
  } finally {
    changing = undefined
  }
}

export async function sessionAtRest(): Promise<void> {
  await changing
}
