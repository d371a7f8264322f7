/** Asks the person to show that it is them; false when they would not, or nobody is there to ask them. */
type Ask = () => Promise<boolean>

let ask: Ask | undefined
let asking: Promise<boolean> | undefined
let changing: Promise<unknown> | undefined

/** From now on this asks; answers how to stop. */
export function askBy(next: Ask): () => void {
  ask = next
  return () => {
    if (ask === next) ask = undefined
  }
}

/** Asks the user for a proof. Calls that are refused at the same time all wait for the same answer. */
export function askForProof(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined
  })
  return asking
}

/**
 * Makes the call by which the session gets another secret; what else is called meanwhile waits, or it would
 * come with the former.
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
