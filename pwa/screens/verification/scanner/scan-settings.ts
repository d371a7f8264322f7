import * as z from 'zod/mini'
import { parseJson } from '#contracts/parse-json.ts'
import { createStore } from '#pwa/ui/create-store.ts'
import { siteTexts } from '#pwa/ui/browser-storage.ts'

export const WAYS = ['manual', 'image', 'camera'] as const
export type Way = (typeof WAYS)[number]

/**
 * The scan settings of this browser. An unknown value becomes the default. A log-out deletes the
 * settings.
 */
const ScanSettings = z.object({
  /** Null before anybody has chosen a way. */
  way: z.catch(z.nullable(z.enum(WAYS)), null),
  /** True when sound and vibration report the verdict. */
  isSounding: z.catch(z.boolean(), true),
  /** True when the verdict on a camera scan disappears by itself, and the next scan begins. */
  goesOn: z.catch(z.boolean(), false),
})
type ScanSettings = z.infer<typeof ScanSettings>

const STORED_KEY = 'scanSettings'
const INITIAL = ScanSettings.parse({})

const settings = createStore<ScanSettings>(readStored())

export const readScanSettings = settings.read
export const useScanSettings = settings.use

export function changeScanSettings(changes: Partial<ScanSettings>): void {
  const changed = { ...settings.read(), ...changes }
  settings.write(changed)
  siteTexts.set(STORED_KEY, JSON.stringify(changed))
}

function readStored(): ScanSettings {
  return ScanSettings.safeParse(parseJson(siteTexts.get(STORED_KEY) ?? '')).data ?? INITIAL
}
