/** The browser could not store or read, and the app has already told so. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}
