import { describe, expect } from 'vitest'
import type { EnginePage } from '#tests/support/browser/engines/page.ts'
import { KEEPER } from '#tests/support/browser/sign-in.ts'
import { signIn } from '#tests/support/browser/engines/sign-in.ts'
import { DESKTOP, ENGINES, PHONE, test } from './device.ts'
import { SCREENS, type Screen } from './screens.ts'

/**
 * Returns the layout faults of each screen. Opens each dialog and menu of the list, and adds its
 * faults.
 */
async function findFaults(page: EnginePage, screens: readonly Screen[]): Promise<string[]> {
  const found: string[] = []
  const note = async (place: string) => {
    const faults = await page.inPage('findFaults')
    found.push(...faults.map((fault) => `${place}: ${fault}`))
  }
  for (const { path, opened = [], openedNarrow = [], openedWide = [] } of screens) {
    await page.resize(...PHONE)
    await page.go(path)
    await page.see('Visa Success Guide')
    await note(path)
    for (const presses of [...openedNarrow, ...opened, ...openedWide]) {
      if (openedWide.includes(presses)) await page.resize(...DESKTOP)
      for (const name of presses) await page.press(name)
      await page.until(
        () => page.evaluate(() => document.querySelector('dialog:modal, [role="menu"]') !== null),
        () => `${path}: ${presses.join(', ')} opened nothing`,
      )
      await note(`${path} ${presses.join(', ')}`)
      await page.until(async () => {
        await page.key('escape')
        return page.evaluate(() => !document.querySelector('dialog:modal, [role="menu"]'))
      })
    }
  }
  return found
}

describe.each(ENGINES)(
  'in %s every dialog and menu lies in the window, with all it holds,',
  (engine) => {
    test('of a visitor', async ({ open }) => {
      const page = await open(engine)
      expect(await findFaults(page, SCREENS.visitor)).toEqual([])
    })

    test('of a holder', async ({ holder, open }) => {
      const page = await open(engine)
      await signIn(page, holder, '/wallet')
      expect(await findFaults(page, SCREENS.holder)).toEqual([])
    })

    test('of a learner', async ({ learner, open }) => {
      const page = await open(engine)
      await signIn(page, learner, '/dashboard')
      expect(await findFaults(page, SCREENS.learner)).toEqual([])
    })

    test('of an administrator', async ({ holder: _, open }) => {
      const page = await open(engine)
      await signIn(page, KEEPER, '/admin')
      expect(await findFaults(page, SCREENS.keeper)).toEqual([])
    })
  },
)
