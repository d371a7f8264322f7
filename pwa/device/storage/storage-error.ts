/**
 * Thrown when the browser could not store or read, or the person has logged out. When the disk is full or
 * lost, `reportStorage` was already called.
 */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}

/**
 * Returns the result of `work`, or undefined after a `StorageError`. Then the screen continues without the
 * disk.
 */
export async function toldOnly<Result>(work: PromiseLike<Result>): Promise<Result | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof StorageError) return undefined
    throw error
  }
}
