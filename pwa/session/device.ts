/**
 * The functions of the device code that a log-in and a log-out call. The device code imports the
 * session, and two folders must not import each other. Therefore each entry file passes these
 * functions to the session.
 */
export interface Device {
  /** Stops reading and writing the data of a user who logs out. Waits for the running writes. */
  forget(): Promise<void>
  /** Lists the data that exists only here and that a log-out would delete. */
  listOnlyHere(userId: string): Promise<string[]>
  /** Deletes this person's stored data. Returns false when the browser refused. */
  remove(userId: string): Promise<boolean>
  /**
   * Moves a visitor's progress to the account. With `from`, moves the progress of the guest with
   * this id.
   */
  joinAccount(userId: string, from?: string): Promise<void>
  /** Binds this person's device key to the new session. */
  renewSoon(userId: string): Promise<void>
}

let provided: Device | undefined

export function provideDevice(device: Device): void {
  provided = device
}

export function readDevice(): Device {
  if (!provided) throw new Error('The entry provides the device before a session begins.')
  return provided
}
