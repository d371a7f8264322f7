import { build } from 'vite'

/**
 * Bundles a module and its imports into a script. The script assigns the module's exports to this
 * global name.
 */
export async function bundle(entry: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name } },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const chunk = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .find((file) => file.type === 'chunk')
  if (!chunk) throw new Error(`${entry} could not be bundled`)
  return chunk.code
}
