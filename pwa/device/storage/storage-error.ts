/** The browser could not store or read, and the app has already reported it. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}

/** Undefined when the browser refused: the screen continues without the disk. */
export async function toldOnly<Result>(work: PromiseLike<Result>): Promise<Result | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof StorageError) return undefined
    throw error
  }
}
