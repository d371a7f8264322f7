import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { EnginePage } from '#tests/support/browser/engines/page.ts'

const run = promisify(execFile)

/**
 * The options that limit zbarimg to QR codes. Without these options, zbarimg can mistake lines of a
 * drawing for a linear barcode.
 */
const ONLY_QR = ['--set', 'disable', '--set', 'qrcode.enable']

/**
 * Reads the code on the screen with a decoder that is not part of the product. Takes new pictures
 * until a picture can be read. A picture cannot be read if the page replaces the code at the same
 * moment.
 */
export async function readCode(page: EnginePage): Promise<string> {
  await page.find('img', 'QR code')
  const folder = await mkdtemp(join(tmpdir(), 'visa-picture-'))
  const path = join(folder, 'screen.png')
  try {
    return await page.until(
      async () => {
        await writeFile(path, await page.picture())
        const { stdout } = await run('zbarimg', [...ONLY_QR, '--nodbus', '--quiet', '--raw', path])
        return stdout.trim()
      },
      () => 'no code could be read off the screen',
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}
