/** The device's part in log-in and log-out. It depends on the session, so each entry file passes it in. */
export interface Device {
  /** Stops opening and writing data of a user who logs out, and waits for running writes. */
  forget(): Promise<void>
  /** Names the data that a log-out would remove and that no other place has. */
  listOnlyHere(userId: string): Promise<string[]>
  /** Removes this person's stored data. False when the browser refused. */
  remove(userId: string): Promise<boolean>
  /** Moves the work of a visitor, or of the guest `from`, to the account. */
  joinAccount(userId: string, from?: string): Promise<void>
  /** Binds this person's device key to the new session. */
  renewSoon(userId: string): Promise<void>
}

let handed: Device | undefined

export function handDevice(device: Device): void {
  handed = device
}

export function theDevice(): Device {
  if (!handed) throw new Error('The entry hands the device over before a session begins.')
  return handed
}
