/** The browser could not store or read. The app has reported it already. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}

/** Returns undefined when the browser refused. Then the screen continues without the disk. */
export async function toldOnly<Result>(work: PromiseLike<Result>): Promise<Result | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof StorageError) return undefined
    throw error
  }
}
