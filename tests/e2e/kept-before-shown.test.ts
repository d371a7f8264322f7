import { describe, expect } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { signIn } from '#tests/support/browser/sign-in.ts'
import { IN_SOAK, rounds } from '#tests/support/rounds.ts'
import type { Person } from './journey.ts'
import { openPassport } from './companion.ts'
import { readDatabaseNames, readLog } from './kept-here.ts'
import { test as learning } from './learner.ts'
import { holdStorage, LEAVINGS, locate, type Sign, slowDown } from './leaving.ts'
import { checkAnswers, chooseAnswers, FORWARD } from './reading.ts'

const test = learning
  .extend('opening', ({ opening }) => ({
    ...opening,
    args: ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
  }))
  // Allows the browser's warnings about slow work, because the test slows the browser down.
  .extend('forgiven', /^warning/)

/**
 * The number of rounds of each action. The second round begins with the data that the first round
 * has stored.
 */
const ROUNDS = rounds(2)
const { 'a crash of the tab': crash } = LEAVINGS
/**
 * The ways in which the page is left. A crash is the hardest way, because no code of the page runs
 * after a crash. Only the soak tests the others.
 */
const LEFT_BY = Object.entries(IN_SOAK ? LEAVINGS : { 'a crash of the tab': crash })
const TEXT = 'To study hydrology in Tucson.'
const SAVED: Sign = { selector: 'main p', text: 'Saved on this device only.' }

/**
 * An action that stores data. The screen shows that the action is in progress, and later that the
 * action is done.
 */
interface Action {
  path: string
  isVisitors?: boolean
  /** Does all steps before the last press. `round` begins at 1. */
  prepare?: (page: Page, round: number) => Promise<void>
  act: (page: Page, round: number) => Promise<void>
  /** Describes the element that shows that the action is done. */
  shown: (round: number) => Sign
  /** Finds the element that shows that the action is in progress. */
  saving?: (page: Page) => Locator
  /** Waits until the screen at `path` shows the stored data again. */
  find: (page: Page, round: number) => Promise<unknown>
}

const ACTIONS: Record<string, Action> = {
  'the result of a test': {
    path: '/practice-test',
    isVisitors: true,
    prepare: async (page, round) => {
      await startTest(page, round)
      await page.getByRole('button', { name: 'End test' }).click()
      await page.getByRole('dialog').waitFor()
    },
    act: (page) => page.getByRole('dialog').getByRole('button', { name: 'End test' }).click(),
    shown: () => ({ selector: 'p', text: '0%' }),
    find: (page) => page.getByText('0%', { exact: true }).waitFor(),
  },
  'an answer of a test': {
    path: '/practice-test',
    isVisitors: true,
    prepare: startTest,
    act: (page) => page.keyboard.press('1'),
    shown: () => ({ selector: '[data-option="1"][aria-pressed="true"]' }),
    find: async (page) => {
      await page.getByText('1 of 5 questions answered.').waitFor()
      await page.getByRole('button', { name: 'Start over' }).click()
      await page.getByRole('button', { name: 'Discard test' }).click()
      await page.getByRole('heading', { name: 'Choose your visa type to start' }).waitFor()
    },
  },
  'a tick on a checklist': {
    path: '/learn/social-media',
    prepare: (page) => expect.poll(() => page.getByRole('checkbox').first().isEnabled()).toBe(true),
    act: (page, round) => page.getByRole('checkbox').nth(round).click(),
    shown: (round) => ({ selector: 'p', text: `${String(round)} of 8 done` }),
    find: (page, round) => page.getByText(`${String(round)} of 8 done`).waitFor(),
  },
  'a completed module': {
    path: '/learn/requirements',
    prepare: async (page, round) => {
      for (let module = 1; module < round; module++) {
        await page.getByText('Completed', { exact: true }).waitFor()
        await page.getByRole('button', { name: FORWARD }).click()
      }
      await page.getByText(`Module ${String(round)} of 3`).waitFor()
      await page.getByText('In Progress', { exact: true }).waitFor()
      await chooseAnswers(page)
    },
    act: checkAnswers,
    shown: () => ({ selector: 'p', text: 'This module is complete.' }),
    find: async (page, round) => {
      for (let module = 1; module <= round; module++) {
        await page.getByText(`Module ${String(module)} of 3`).waitFor()
        await page.getByText('Completed', { exact: true }).waitFor()
        if (module < round) await page.getByRole('button', { name: FORWARD }).click()
      }
    },
  },
  'an answer on the worksheet': {
    path: '/dashboard/ds160',
    // Only the first round opens the passport's page. The second round begins on this page.
    prepare: async (page, round) => {
      if (round === 1) await openPassport(page)
    },
    act: (page, round) => page.getByLabel('Passport number').fill(`AA${String(round)}`),
    shown: () => SAVED,
    find: async (page, round) => {
      await openPassport(page)
      await expect
        .poll(() => page.getByLabel('Passport number').inputValue())
        .toBe(`AA${String(round)}`)
    },
  },
  'an answer beside an outline': {
    path: '/learn/simulator',
    prepare: (page) =>
      expect.poll(() => page.getByLabel('Your answer').first().isEnabled()).toBe(true),
    act: (page, round) =>
      page
        .getByLabel('Your answer')
        .first()
        .fill(`${TEXT} ${String(round)}`),
    shown: () => SAVED,
    find: (page, round) =>
      expect
        .poll(() => page.getByLabel('Your answer').first().inputValue())
        .toBe(`${TEXT} ${String(round)}`),
  },
  'a recording': {
    path: '/learn/simulator',
    prepare: async (page, round) => {
      if (round === 1) await page.getByRole('button', { name: 'Practise aloud' }).click()
      await page.getByRole('button', { name: 'Record this one' }).first().click()
      await page.getByRole('button', { name: 'Finish' }).waitFor()
    },
    act: (page) => page.getByRole('button', { name: 'Finish' }).click(),
    shown: (round) => ({ selector: `li:nth-child(${String(round)}) audio` }),
    saving: (page) => page.getByText('Saving…'),
    find: async (page, round) => {
      await page.getByRole('button', { name: 'Practise aloud' }).click()
      await expect.poll(() => page.locator('audio').count()).toBe(round)
    },
  },
  'the settings of the wallet': {
    path: '/wallet',
    prepare: async (page, round) => {
      await page.getByRole('button', { name: 'Settings' }).click()
      await page.getByLabel('Code valid for').selectOption(String([2, 5, 10][round - 1]))
      const backup = page.getByRole('switch', { name: /^Back up/ })
      if (round > 1) return
      await backup.click()
      // Switches notifications off. With notifications on, Save waits until the browser's question
      // about notifications is answered.
      await page.getByRole('switch', { name: /^Notify/ }).click()
    },
    act: (page) => page.getByRole('button', { name: 'Save' }).click(),
    shown: () => ({ selector: 'p', text: 'Settings Saved' }),
    saving: (page) => page.locator('button[aria-busy="true"]', { hasText: 'Save' }),
    find: async (page, round) => {
      const minutes = [2, 5, 10][round - 1]
      await page.getByRole('button', { name: 'Settings' }).click()
      const select = page.getByLabel('Code valid for')
      await expect.poll(() => select.inputValue()).toBe(String(minutes))
      await page.keyboard.press('Escape')
      await expect
        .poll(() => readLog(page))
        .toContainEqual(
          expect.objectContaining({
            payload: expect.objectContaining({ qrExpiryMinutes: minutes }) as unknown,
          }),
        )
    },
  },
}

async function open(page: Page, learner: Person, { path, isVisitors }: Action): Promise<void> {
  if (!isVisitors) return signIn(page, learner, path)
  await page.goto(path)
  await expect.poll(() => readDatabaseNames(page)).toContain('visa-visitor')
}

const actions = Object.entries(ACTIONS)

/** The actions that `npm test` tests with a crash. There is one action for each kind of store. */
const CRASHED = ['the result of a test', 'a recording', 'the settings of the wallet']

describe.each(actions)('%s that a screen shows as done', (name, action) => {
  const leavings = IN_SOAK || CRASHED.includes(name) ? LEFT_BY : []

  test.for(leavings)('is there after %s at that moment', async ([_, leave], { learner, page }) => {
    await open(page, learner, action)
    let at = page
    for (let round = 1; round <= ROUNDS; round++) {
      const here = at
      await action.prepare?.(here, round)
      await slowDown(here)
      at = await leave(here, action.shown(round), () => action.act(here, round))
      await at.goto(action.path)
      await action.find(at, round)
    }
  })

  test('is not shown as done while the device is still storing it', async ({
    learner,
    browser,
    page,
  }) => {
    await open(page, learner, action)
    await action.prepare?.(page, 1)
    const letGo = await holdStorage(browser)
    await action.act(page, 1)
    const shown = locate(page, action.shown(1)).first()
    const saving = action.saving?.(page) ?? page.getByText('Saving…')
    await shown.or(saving).first().waitFor()
    expect(await shown.count()).toBe(0)
    await letGo()
    await shown.waitFor()
  })
})

async function startTest(page: Page, round: number) {
  const retake = page.getByRole('button', { name: 'Retake Test' })
  if (round > 1 && (await retake.count()) > 0) {
    await retake.click()
  } else {
    await page.getByRole('radio', { name: 'Quick check' }).check()
    await page.getByRole('button', { name: /^F-1 / }).click()
  }
  await page.getByText('Question 1 of 5').waitFor()
}
