import { createStore } from '#pwa/ui/create-store.ts'

export const WAYS = ['manual', 'image', 'camera'] as const
export type Way = (typeof WAYS)[number]

/** How somebody scans at this browser, until the next log-out. */
export interface ScanSettings {
  way: Way
  /** Whether a sound and a vibration tell the verdict. */
  isSounding: boolean
  /** Whether a verdict on a code before the camera makes room for the next by itself. */
  goesOn: boolean
}

const STORED_KEY = 'scanSettings'
const INITIAL: ScanSettings = { way: 'manual', isSounding: true, goesOn: false }

const settings = createStore<ScanSettings>(readStored())

export const readScanSettings = settings.read
export const useScanSettings = settings.use

export function changeScanSettings(changes: Partial<ScanSettings>): void {
  const changed = { ...settings.read(), ...changes }
  settings.write(changed)
  localStorage.setItem(STORED_KEY, JSON.stringify(changed))
}

function readStored(): ScanSettings {
  const stored = localStorage.getItem(STORED_KEY)
  if (stored === null) return INITIAL
  const { way, isSounding, goesOn } = JSON.parse(stored) as Partial<ScanSettings>
  return {
    way: WAYS.find((known) => known === way) ?? INITIAL.way,
    isSounding: isSounding !== false,
    goesOn: goesOn === true,
  }
}
