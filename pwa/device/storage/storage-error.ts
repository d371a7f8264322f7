/**
 * Thrown when the browser could not store or read, or when the person has logged out. For a full or
 * lost disk, `reportStorage` was called before.
 */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}

/**
 * Returns the result of `work`. Returns undefined after a `StorageError`, so that the screen
 * continues without the disk.
 */
export async function ignoreStorageError<Result>(
  work: PromiseLike<Result>,
): Promise<Result | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof StorageError) return undefined
    throw error
  }
}
