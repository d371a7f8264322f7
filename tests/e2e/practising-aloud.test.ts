import { describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import { checkAccessibility, checkBothThemes } from '#tests/support/browser/browser.ts'
import { signIn } from '#tests/support/browser/sign-in.ts'
import { test as learning } from './learner.ts'

const FAKE_MICROPHONE = '--use-fake-device-for-media-stream'

/** Gives the browser a fake microphone, which beeps. */
const test = learning.extend('opening', ({ opening }) => ({
  ...opening,
  args: ['--use-fake-ui-for-media-stream', FAKE_MICROPHONE],
}))

describe('a learner', () => {
  test('practises aloud under a clock, listens, and deletes what was said', async ({
    learner,
    page,
  }) => {
    await signIn(page, learner, '/learn/simulator')
    const requests: string[] = []
    await page.getByRole('button', { name: 'Practise aloud' }).click()
    const panel = page.getByRole('region', { name: 'Practise aloud' })
    await panel.getByText('stays on this phone or computer: it is never uploaded').waitFor()
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
    await panel.getByRole('button', { name: 'Start three minutes' }).click()
    for (const number of [1, 2]) {
      await panel.getByText(`Question ${String(number)} of 3`).waitFor()
      if (number === 1) await checkBothThemes(page)
      await expect.poll(() => panel.getByRole('timer').textContent()).toMatch(/^2:5\d/)
      await panel.getByRole('button', { name: 'Next question' }).click()
    }
    await panel.getByText('Question 3 of 3').waitFor()
    expect(await panel.getByRole('button', { name: 'Stop here' }).count()).toBe(0)
    await panel.getByRole('button', { name: 'Finish' }).click()
    await expect.poll(() => panel.locator('audio').count()).toBe(3)
    await expect
      .poll(() => panel.getByRole('heading', { name: 'Recommended answer' }).count())
      .toBe(3)
    expect(await playTo(page)).toBeGreaterThan(0)
    await checkBothThemes(page)
    expect(requests.filter((request) => !/^GET|\/api\/sync$/.test(request))).toEqual([])

    await page.reload()
    await page.getByRole('button', { name: 'Practise aloud' }).click()
    await expect.poll(() => panel.locator('audio').count()).toBe(3)
    await panel.getByRole('button', { name: 'Delete the recording of' }).first().click()
    await expect.poll(() => panel.locator('audio').count()).toBe(2)
    expect(await countRecordings(page)).toBe(2)

    await page.goto('/dashboard/simulator')
    await page.getByLabel('Your visa class').selectOption('F-1')
    const list = page.getByRole('region', { name: 'Your recordings' })
    await expect.poll(() => list.locator('audio').count()).toBe(2)
    await list.getByText('Compare').first().click()
    await list.getByRole('heading', { name: 'Recommended answer' }).waitFor()
    const saved = page.waitForEvent('download')
    await list
      .getByRole('button', { name: /^Download the recording of/ })
      .first()
      .click()
    expect((await saved).suggestedFilename()).toMatch(/^answer-.+\.webm$/)
    await checkBothThemes(page)

    await page.getByRole('button', { name: learner.username }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByText('2 recordings', { exact: true }).waitFor()
    await checkAccessibility(page)
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByText('You have been successfully logged out.').waitFor()
    expect(await countRecordings(page)).toBe(0)
  })

  test('stops the recording after three minutes, and keeps what was said', async ({
    learner,
    page,
  }) => {
    await signIn(page, learner, '/learn/simulator')
    const aloud = page.getByRole('button', { name: 'Practise aloud' })
    // The page loads first. With the replaced clock, it would show another date for a moment.
    await aloud.waitFor()
    await page.clock.install()
    await aloud.click()
    await page.getByRole('button', { name: 'Start three minutes' }).click()
    await page.getByText('Question 1 of 3').waitFor()
    await page.clock.fastForward(180_000)
    await expect.poll(() => page.locator('audio').count()).toBe(1)
    await page.getByRole('button', { name: 'Start three minutes' }).waitFor()
  })

  test('reads what to do when the microphone is blocked or missing', async ({
    opening,
    learner,
    openBrowser,
  }) => {
    for (const [args, title] of [
      [['--use-fake-ui-for-media-stream=deny', FAKE_MICROPHONE], 'The microphone is blocked'],
      [['--use-fake-ui-for-media-stream'], 'No microphone found'],
    ] as const) {
      const page = await (await openBrowser({ ...opening, args: [...args] })).openPage()
      await signIn(page, learner, '/learn/simulator')
      await page.getByRole('button', { name: 'Practise aloud' }).click()
      await page.getByRole('button', { name: 'Start three minutes' }).click()
      await page.getByRole('alert').getByText(title).waitFor()
      await page.getByRole('button', { name: 'Try again' }).waitFor()
      await checkBothThemes(page)
    }
  })

  test('reads that the microphone is busy, that a browser cannot record, and that there is no room', async ({
    learner,
    page,
  }) => {
    await signIn(page, learner, '/learn/simulator')
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('', 'NotReadableError'))
    })
    await page.getByRole('button', { name: 'Practise aloud' }).click()
    await page.getByRole('button', { name: 'Start three minutes' }).click()
    await page.getByRole('alert').getByText('The microphone does not answer').waitFor()

    await page.reload()
    await page.evaluate(() => {
      Object.assign(globalThis, { MediaRecorder: undefined })
    })
    await page.getByRole('button', { name: 'Practise aloud' }).click()
    await page.getByRole('button', { name: 'Start three minutes' }).click()
    await page.getByRole('alert').getByText('This browser cannot record').waitFor()

    await page.reload()
    await page.evaluate(() => {
      navigator.storage.estimate = () => Promise.resolve({ usage: 100, quota: 100 })
    })
    await page.getByRole('button', { name: 'Practise aloud' }).click()
    await page.getByRole('button', { name: 'Record this one' }).first().click()
    await page.getByRole('button', { name: 'Finish' }).click()
    await page.getByRole('alert').getByText('There is no room on this device.').waitFor()
    expect(await page.locator('audio').count()).toBe(1)
    expect(await countRecordings(page)).toBe(0)
    await checkBothThemes(page)

    await page.evaluate(() => {
      navigator.storage.estimate = () => Promise.resolve({ usage: 0, quota: 100_000_000 })
    })
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
    await page.getByText('There is no room on this device.').waitFor({ state: 'detached' })
    await page.locator('audio').waitFor()
    expect(await countRecordings(page)).toBe(1)
  })
})

describe('a learner whose recorder fails', () => {
  test('reads why one does not start, and keeps what was recorded before', async ({
    learner,
    page,
  }) => {
    await signIn(page, learner, '/learn/simulator')
    const alert = page.getByRole('alert')
    await recordFirst(page)
    await expect.poll(() => countRecordings(page)).toBe(1)

    await page.evaluate(() => {
      MediaRecorder.prototype.start = () => {
        throw new DOMException('', 'InvalidStateError')
      }
    })
    await page.getByRole('button', { name: 'Record again' }).click()
    await alert.getByText('The microphone does not answer').waitFor()
    expect(await page.locator('audio').count()).toBe(1)

    await page.context().addInitScript(() => {
      globalThis.MediaRecorder = class extends MediaRecorder {
        constructor(stream: MediaStream) {
          super(stream, { mimeType: 'audio/unheard-of' })
        }
      }
    })
    await page.reload()
    await page.getByRole('button', { name: 'Practise aloud' }).click()
    await page.getByRole('button', { name: 'Record again' }).click()
    await alert.getByText('This browser cannot record').waitFor()
    await checkBothThemes(page)
    await expect.poll(() => page.locator('audio').count()).toBe(1)
    expect(await countRecordings(page)).toBe(1)
  })

  test('reads that a recording stopped, and keeps what was said until then', async ({
    learner,
    page,
  }) => {
    await page.context().addInitScript(() => {
      // Ends the microphone's tracks at the event `callcomes`, as a phone call does.
      const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
      navigator.mediaDevices.getUserMedia = async (wanted) => {
        const stream = await open(wanted)
        addEventListener('callcomes', () => {
          for (const track of stream.getTracks()) track.stop()
        })
        return stream
      }
    })
    await signIn(page, learner, '/learn/simulator')
    await page.getByRole('button', { name: 'Practise aloud' }).click()
    await page.getByRole('button', { name: 'Start three minutes' }).click()
    await page.getByText('Question 1 of 3').waitFor()
    await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/^2:5[0-8]/)
    await page.evaluate(() => dispatchEvent(new Event('callcomes')))
    await page.getByRole('alert').getByText('The recording stopped').waitFor()
    await expect.poll(() => countRecordings(page)).toBe(1)
    await page.locator('audio').waitFor()
    await checkBothThemes(page)
  })

  test('reads that a recording stopped where the recorder says nothing more, and what was there stays', async ({
    learner,
    page,
  }) => {
    await signIn(page, learner, '/learn/simulator')
    await recordFirst(page)
    await expect.poll(() => countRecordings(page)).toBe(1)
    await page.evaluate(() => {
      MediaRecorder.prototype.start = function start() {
        setTimeout(() => this.dispatchEvent(new Event('error')))
      }
    })
    await page.getByRole('button', { name: 'Record again' }).click()
    await page.getByRole('alert').getByText('The recording stopped').waitFor()
    await page.locator('audio').waitFor()
    expect(await playTo(page)).toBeGreaterThan(0)
  })
})

test('a spoken answer is kept where the browser does not tell how much room there is', async ({
  learner,
  page,
}) => {
  await page.context().addInitScript(() => {
    Reflect.deleteProperty(StorageManager.prototype, 'estimate')
  })
  await signIn(page, learner, '/learn/simulator')
  await recordFirst(page)
  await page.locator('audio').waitFor()
  expect(await countRecordings(page)).toBe(1)
})

/** Records an answer to the first question. It takes two seconds, to have a sound to play. */
async function recordFirst(page: Page) {
  await page.getByRole('button', { name: 'Practise aloud' }).click()
  await page.getByRole('button', { name: 'Record this one' }).first().click()
  await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/^2:5[0-8]/)
  await page.getByRole('button', { name: 'Finish' }).click()
}

/** Plays the first recording until its position changes. Returns the position in seconds. */
function playTo(page: Page): Promise<number> {
  return page
    .locator('audio')
    .first()
    .evaluate(async (audio: HTMLAudioElement) => {
      const played = new Promise((done) => {
        audio.addEventListener('timeupdate', () => {
          if (audio.currentTime > 0) done(undefined)
        })
        audio.addEventListener('ended', done)
      })
      await audio.play()
      await played
      return audio.currentTime
    })
}

/** Counts the recordings in all databases of this browser. */
function countRecordings(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
    const counts = names.map(
      (name) =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open(name)
          opening.onerror = () => {
            reject(new Error(`no database ${name}`))
          }
          opening.onsuccess = () => {
            const database = opening.result
            const keys = database.transaction('answers').objectStore('answers').getAllKeys()
            keys.onsuccess = () => {
              database.close()
              resolve(
                keys.result.filter((key) => typeof key === 'string' && key.startsWith('recording '))
                  .length,
              )
            }
          }
        }),
    )
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
  })
}
