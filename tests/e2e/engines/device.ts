import { expect } from 'vitest'
import { openPage, type EnginePage } from '#tests/support/browser/engines/page.ts'
import type { Engine } from '#tests/support/browser/engines/window.ts'
import { PASSWORD } from '#tests/support/browser/sign-in.ts'
import { startOwn, type Person } from '../journey.ts'
import { test as onPhone } from '../wallet-holder.ts'

/** Each journey is made in each of them; Chromium has those of the folder above. */
export const ENGINES: Engine[] = ['webkit', 'firefox']

const PHONE = { width: 390, height: 844 }

/** Of a journey in any engine: one server and one browser of each for the file, nothing kept from the test before. */
export const test = onPhone
  .extend('server', { scope: 'file' }, startOwn)
  .extend('devices', { scope: 'file' }, ({ server }, { onCleanup }) => {
    const devices = new Map<Engine, Promise<EnginePage>>()
    onCleanup(async () => {
      for (const device of devices.values()) await (await device).close()
    })
    return (engine: Engine) => {
      const device = devices.get(engine) ?? openPage(engine, server.url)
      devices.set(engine, device)
      return device
    }
  })
  /** What the pages may complain of; of nothing else. */
  .extend('forgiven', /(?!)/)
  .extend('open', ({ devices, server, forgiven, onTestFinished }) => async (engine: Engine) => {
    const page = await devices(engine)
    const before = page.readComplaints().length
    onTestFinished(async () => {
      const complaints = page.readComplaints().slice(before)
      const { exitCode, signalCode } = server.process
      if (exitCode !== null || signalCode !== null) await server.restart()
      await page.forget()
      expect(complaints.filter((complaint) => !forgiven.test(complaint))).toEqual([])
    })
    await page.resize(PHONE.width, PHONE.height)
    return page
  })

export async function signIn(
  page: EnginePage,
  { username }: Pick<Person, 'username'>,
  path: string,
) {
  await page.go(`/auth?next=${encodeURIComponent(path)}`)
  await page.type('Username', username)
  await page.type('Password', PASSWORD)
  await page.key('enter')
  await page.until(() => page.evaluate((wanted) => location.pathname === wanted, path))
}

/** Until the app is kept on the device and its worker in charge of the page. */
export function waitForWorker(page: EnginePage) {
  return page.see('Offline ready')
}
