/** The browser could not store or read, or the person has left. A full or lost disk is reported already. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}

/** Returns undefined after a `StorageError`. Then the screen continues without the disk. */
export async function toldOnly<Result>(work: PromiseLike<Result>): Promise<Result | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof StorageError) return undefined
    throw error
  }
}
