import * as z from 'zod/mini'
import { parseJson } from '#contracts/parse-json.ts'
import { createStore } from '#pwa/ui/create-store.ts'
import { siteTexts } from '#pwa/ui/kept-texts.ts'

export const WAYS = ['manual', 'image', 'camera'] as const
export type Way = (typeof WAYS)[number]

/** How somebody scans at this browser, until the next log-out. What is missing or foreign is as at first. */
const ScanSettings = z.object({
  way: z.catch(z.enum(WAYS), 'manual'),
  /** Whether a sound and a vibration tell the verdict. */
  isSounding: z.catch(z.boolean(), true),
  /** Whether a verdict on a code before the camera makes room for the next by itself. */
  goesOn: z.catch(z.boolean(), false),
})
export type ScanSettings = z.infer<typeof ScanSettings>

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
