/** What the device does as people come and go. It stands on the session, so the entries hand it over. */
export interface Device {
  /** Writes and opens nothing more of a user who logs out, and waits for what is being written. */
  forget(): Promise<void>
  /** Names what a log-out would remove, and nobody else has. */
  listOnlyHere(userId: string): Promise<string[]>
  /** Removes what is kept for this person; false when the browser refused to. */
  remove(userId: string): Promise<boolean>
  /** Brings what a visitor, or the guest `from`, did here to the account. */
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
