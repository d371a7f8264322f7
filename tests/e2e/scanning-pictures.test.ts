import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { checkAccessibility } from '#tests/support/browser/browser.ts'
import { writeQrVideo } from '#tests/pwa/screens/verification/qr-video.ts'
import { HOLDER } from '#tests/pwa/screens/verification/scene.ts'
import { IN_SOAK } from '#tests/support/rounds.ts'
import { ANOTHER_KIND } from '#pwa/screens/verification/scanner/decode-messages.ts'
import { test as center } from './center.ts'
import { buildBlankPng, buildCodesPng } from './pictures.ts'

const MENU = 'https://menu.example/table/7'
const PHONE = { width: 390, height: 844 }
/** The initials of the holders in the queue. Each verdict stays on the screen for two seconds. */
const QUEUE = 'ABCDEFGHIJKLMNOPQRST'.slice(0, IN_SOAK ? 20 : 6)

const test = center
  .extend('center', ({ openCenter }) => openCenter(HOLDER, { search: '?scan=image' }))
  .extend('page', ({ center }) => center.page)

describe('a verifier who uploads a picture', () => {
  async function upload(page: Page, name: string, mimeType: string, buffer: Buffer) {
    await page.getByLabel('Choose a picture of the code').setInputFiles({ name, mimeType, buffer })
  }

  test('gets the verdict on the code in it, from a reader of our own', async ({
    scene,
    credentialId,
    center,
    page,
  }) => {
    const { verificationUrl } = await scene.mint(credentialId)
    const foreign: string[] = []
    page.on('request', (request) => {
      const address = request.url()
      if (!/^(blob|data):/.test(address) && !address.startsWith(scene.server.url)) {
        foreign.push(address)
      }
    })
    await upload(page, 'code.png', 'image/png', buildCodesPng([verificationUrl]))
    await center.waitForStamp('valid')
    expect(foreign).toEqual([])
  })

  test('is told plainly about files that hold no code, are too large or cannot be read', async ({
    center,
    page,
  }) => {
    await upload(
      page,
      'code.png',
      'image/png',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    )
    await center.toast('Invalid File').waitFor()
    await center.toast('Please select an image file').waitFor()
    expect(await page.getByText('Invalid File').count()).toBe(1)

    await upload(page, 'code.gif', 'image/gif', Buffer.from('GIF89a'))
    await center
      .toast('PNG, JPEG and WebP are read here. Take a screenshot of the picture, and choose that.')
      .waitFor()

    await upload(page, 'big.jpg', 'image/jpeg', Buffer.alloc(10 * 1024 * 1024 + 1))
    await center.toast('Image too large').waitFor()

    await upload(page, 'bomb.png', 'image/png', buildBlankPng(16_000, 14_000, 16))
    await page.getByText('The picture has 224 megapixels. Up to 200 megapixels are read.').waitFor()

    await upload(page, 'cut.png', 'image/png', buildBlankPng(500, 500).subarray(0, 60))
    await center.toast('Image cannot be read').waitFor()

    await upload(page, 'empty.png', 'image/png', buildBlankPng(64, 64))
    await center.toast('No QR code found').waitFor()
    await checkAccessibility(page)
  })

  test('gets it beside the code of another, on either side', async ({
    scene,
    credentialId,
    center,
    page,
  }) => {
    const { verificationUrl } = await scene.mint(credentialId)
    for (const texts of [
      [MENU, verificationUrl],
      [verificationUrl, MENU],
    ]) {
      await upload(page, 'two.png', 'image/png', buildCodesPng(texts))
      await center.waitForStamp('valid')
      await page.getByRole('button', { name: 'Next', exact: true }).click()
    }
  })

  test('is told that a code of another is none of ours, and nothing is stamped', async ({
    center,
    page,
  }) => {
    for (const text of [MENU, '4006381333931']) {
      await upload(page, 'menu.png', 'image/png', buildCodesPng([text]))
      await center.toast(ANOTHER_KIND).waitFor()
      expect(await page.locator('[data-verdict]').count()).toBe(0)
      expect(await page.getByText(/not valid/).count()).toBe(0)
    }
  })

  test('gets it from a picture of a large camera, decoded reduced', async ({
    scene,
    credentialId,
    center,
    page,
  }) => {
    const { verificationUrl } = await scene.mint(credentialId)
    const picture = buildCodesPng([verificationUrl], { width: 12_000, height: 9_000 })
    await upload(page, 'large.png', 'image/png', picture)
    await center.waitForStamp('valid')
  })
})

describe('a verifier with a camera', () => {
  function before(video: string) {
    return {
      permissions: ['camera'],
      args: [
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${video}`,
      ],
    }
  }

  test('gets the verdict as soon as the code is in the picture', async ({
    scene,
    credentialId,
    profile,
    openCenter,
  }) => {
    const { verificationUrl } = await scene.mint(credentialId)
    const video = join(profile.folder, 'code.y4m')
    writeQrVideo(video, verificationUrl)
    const center = await openCenter(HOLDER, before(video))
    const { page } = center
    await page.getByRole('tab', { name: 'Camera Scan' }).click()
    await center.waitForStamp('valid')
    await page.getByText('1 valid, 0 not valid').waitFor()

    // With this switch on, the scanner checks one code after another without a press. It checks a
    // code that stays in the picture only once.
    await page.getByRole('switch', { name: 'Next one by itself' }).click()
    await page.getByText('This code was checked. Show the next one.').waitFor()
    expect(await page.getByText('1 valid, 0 not valid').count()).toBe(1)

    await page.goto('/qr-verify')
    await page.getByRole('tab', { name: 'Camera Scan', selected: true }).waitFor()
    await center.waitForStamp('valid')
  })

  test('gets it from a code of white on black', async ({
    scene,
    credentialId,
    profile,
    openCenter,
  }) => {
    const { verificationUrl } = await scene.mint(credentialId)
    const video = join(profile.folder, 'dark.y4m')
    writeQrVideo(video, verificationUrl, { isInverted: true })
    const center = await openCenter(HOLDER, { ...before(video), search: '?scan=camera' })
    await center.waitForStamp('valid')
  })

  test('is told when the camera is taken away or paused, and goes on with it', async ({
    scene,
    credentialId,
    profile,
    openCenter,
  }) => {
    const { verificationUrl } = await scene.mint(credentialId)
    const video = join(profile.folder, 'late.y4m')
    writeQrVideo(video, MENU)
    const center = await openCenter(HOLDER, { ...before(video), search: '?scan=camera' })
    const { page } = center
    await page.getByText(ANOTHER_KIND).waitFor()
    const tell = (event: string) =>
      page.evaluate((type) => {
        const { srcObject } = document.querySelector('video') ?? {}
        const [track] = srcObject instanceof MediaStream ? srcObject.getVideoTracks() : []
        track?.dispatchEvent(new Event(type))
      }, event)
    await tell('mute')
    await page.getByText('Your device has paused the camera').waitFor()
    await tell('unmute')
    await page.getByText(ANOTHER_KIND).waitFor()
    await tell('ended')
    await page.getByText('The camera has stopped').waitFor()
    await checkAccessibility(page)
    writeQrVideo(video, verificationUrl)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await center.waitForStamp('valid')
  })

  test('gets it too in a browser that tells neither of frames nor of what the camera can do', async ({
    scene,
    credentialId,
    profile,
    openCenter,
  }) => {
    const { verificationUrl } = await scene.mint(credentialId)
    const video = join(profile.folder, 'code.y4m')
    writeQrVideo(video, verificationUrl)
    const center = await openCenter(HOLDER, before(video))
    await center.page.context().addInitScript(() => {
      Reflect.deleteProperty(HTMLVideoElement.prototype, 'requestVideoFrameCallback')
      Reflect.deleteProperty(MediaStreamTrack.prototype, 'getCapabilities')
    })
    await center.page.goto('/qr-verify?scan=camera')
    await center.waitForStamp('valid')
  })

  test('is told when the camera cannot be described, and the camera is off', async ({
    openCenter,
  }) => {
    const { page } = await openCenter(HOLDER, {
      permissions: ['camera'],
      args: ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
    })
    await page.context().addInitScript(() => {
      const opened: MediaStream[] = []
      Object.assign(globalThis, { opened })
      const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
      navigator.mediaDevices.getUserMedia = async (wanted) => {
        const stream = await open(wanted)
        opened.push(stream)
        return stream
      }
      navigator.mediaDevices.enumerateDevices = () => Promise.reject(new TypeError())
    })
    await page.goto('/qr-verify?scan=camera')
    await page.getByText('The camera does not start').waitFor()
    expect(await page.evaluate('opened.map(({ active }) => active)')).toEqual([false])
  })

  test('checks a queue of people without a press in between', async ({
    scene,
    profile,
    openCenter,
  }) => {
    const video = join(profile.folder, 'codes.y4m')
    const { page } = await openCenter(HOLDER, { ...before(video), viewport: PHONE })
    await page.getByRole('switch', { name: 'Next one by itself' }).click()

    async function holdUp(letter: string, isRevoked = false) {
      const credential = await scene.issue({ holderName: `${letter} Traveller` })
      const { verificationUrl } = await scene.mint(credential)
      if (isRevoked) await scene.revoke(credential)
      writeQrVideo(video, verificationUrl)
    }
    function verdict(stamp: string, letter: string) {
      return page
        .getByRole('article')
        .filter({ has: page.locator(`[data-verdict=${stamp}]`) })
        .filter({ hasText: `F-1 Student · ${letter}T` })
    }
    for (const [at, letter] of Array.from(QUEUE).entries()) {
      await holdUp(letter)
      if (at === 0) await page.getByRole('tab', { name: 'Camera Scan' }).click()
      await verdict('valid', letter)
        .getByText(/^Clears in 0:0[0-2]/)
        .waitFor()
      await page.getByText(`${String(at + 1)} valid, 0 not valid`).waitFor()
    }
    await holdUp('Z', true)
    await verdict('revoked', 'Z')
      .getByText(/^Clears in 0:0[3-5]/)
      .waitFor()
    await page.getByText(`${String(QUEUE.length)} valid, 1 not valid`).waitFor()
  })

  test('is told the next step when the camera is refused', async ({ openCenter }) => {
    const center = await openCenter(HOLDER, {
      search: '?scan=camera',
      args: ['--use-fake-ui-for-media-stream=deny', '--use-fake-device-for-media-stream'],
    })
    const { page } = center
    await page.getByText('The camera was refused').waitFor()
    await checkAccessibility(page)
  })

  test('is told the next step when there is no camera', async ({ openCenter }) => {
    const center = await openCenter(HOLDER, {
      search: '?scan=camera',
      permissions: ['camera'],
    })
    const { page } = center
    await page.getByText('No camera found').waitFor()
  })
})
