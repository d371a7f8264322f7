// @vitest-environment happy-dom
import { passTime, passUntil, renderHook } from '#tests/support/browser/render-hook.tsx'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reportUpdate, useUpdateState } from '#pwa/device/worker/update-state.ts'
import { activateUpdate, startWorker } from '#pwa/device/worker/follow-worker.ts'
import { markBusy } from '#pwa/device/worker/busy.ts'
import { ACTIVATE } from '#pwa/device/worker/worker-messages.ts'

const HOUR_MS = 60 * 60_000
/** In this time, the app checks twice that the screen is quiet. */
const QUIET_MS = 500

class Worker extends EventTarget {
  state = 'installing'
  scriptURL = new URL('/sw.js', location.href).href
  messages: unknown[] = []

  postMessage(message: unknown) {
    this.messages.push(message)
  }

  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null
  waiting: Worker | null = null
  active: Worker | null = null
  looks = 0

  update() {
    this.looks += 1
    return Promise.resolve(this)
  }

  /** Makes the browser find another version and load all of it. */
  find(): Worker {
    const worker = this.begin()
    this.end(worker)
    return worker
  }

  begin(): Worker {
    this.installing = new Worker()
    this.dispatchEvent(new Event('updatefound'))
    return this.installing
  }

  end(worker: Worker) {
    this.installing = null
    this.waiting = worker
    worker.become('installed')
  }
}

/**
 * A double of the browser's `navigator.serviceWorker`. It registers workers, and names the worker
 * that controls the page.
 */
class Container extends EventTarget {
  controller: Worker | null = null
  registration = new Registration()
  registered = 0

  register() {
    this.registered += 1
    return Promise.resolve(this.registration)
  }

  handControl(worker: Worker | null) {
    this.controller = worker
    act(() => {
      this.dispatchEvent(new Event('controllerchange'))
    })
  }
}

let container: Container
let isAsking: boolean
const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('PROD', true)
  container = new Container()
  isAsking = false
  reload.mockClear()
  reportUpdate('current')
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.unstubAllEnvs()
})

/** Opens a page that `controller` has loaded. Waits until the page has registered its worker. */
async function openPage(controller: Worker | null = null) {
  container.controller = controller
  container.registration.active = controller
  const { result } = renderHook(useUpdateState)
  startWorker({ shown: Promise.resolve(), isAsking: () => isAsking })
  await passTime(QUIET_MS)
  if (!isAsking) await registering()
  return result
}

function registering() {
  return passUntil(() => {
    expect(container.registered).toBe(1)
  })
}

describe('the worker', () => {
  test('is registered when the first screen waits for no answer any more', async () => {
    isAsking = true
    await openPage()
    await passTime(5000)
    expect(container.registered).toBe(0)
    isAsking = false
    await passTime(QUIET_MS)
    await registering()
  })

  test('is registered in the end, though the first screen waits for ever', async () => {
    isAsking = true
    await openPage()
    await passTime(10_000)
    await registering()
  })

  test('is looked for every hour, with each connection, and when the page is back in sight', async () => {
    await openPage()
    expect(container.registration.looks).toBe(0)
    await passTime(HOUR_MS)
    expect(container.registration.looks).toBe(1)
    dispatchEvent(new Event('online'))
    expect(container.registration.looks).toBe(2)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(container.registration.looks).toBe(3)
  })
})

describe('the first worker of all', () => {
  test('is no update, and reloads nothing', async () => {
    const state = await openPage()
    const first = container.registration.find()
    container.handControl(first)
    await passTime(HOUR_MS)
    expect(state.current).toBe('current')
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('the first worker of all, where the browser tells of it late', () => {
  test('is no update either', async () => {
    const state = await openPage()
    const first = container.registration.begin()
    container.handControl(first)
    act(() => container.registration.end(first))
    expect(state.current).toBe('current')
  })
})

describe('another version', () => {
  test('waits until somebody accepts it', async () => {
    const state = await openPage(new Worker())
    let next: Worker | undefined
    act(() => {
      next = container.registration.find()
    })
    expect(state.current).toBe('ready')
    await passTime(HOUR_MS)
    expect(next?.messages).toEqual([])
    activateUpdate()
    expect(next?.messages).toEqual([ACTIVATE])
    expect(reload).not.toHaveBeenCalled()
  })

  test('that waits already is offered at once', async () => {
    container.registration.waiting = new Worker()
    expect((await openPage(new Worker())).current).toBe('ready')
  })

  test('that was on its way before the page listened is offered when it is there', async () => {
    const next = container.registration.begin()
    const state = await openPage(new Worker())
    expect(state.current).toBe('current')
    act(() => {
      container.registration.end(next)
    })
    expect(state.current).toBe('ready')
  })

  test('that was installed before the browser told of it is offered', async () => {
    const state = await openPage(new Worker())
    act(() => {
      container.registration.waiting = new Worker()
      container.registration.dispatchEvent(new Event('updatefound'))
    })
    expect(state.current).toBe('ready')
  })

  test('that has taken over reloads the page, once', async () => {
    await openPage(new Worker())
    container.handControl(new Worker())
    container.handControl(new Worker())
    await passTime(1)
    expect(reload).toHaveBeenCalledOnce()
  })

  test('reloads the page also after the first worker of all', async () => {
    await openPage()
    container.handControl(new Worker())
    await passTime(1)
    expect(reload).not.toHaveBeenCalled()
    container.handControl(new Worker())
    await passTime(1)
    expect(reload).toHaveBeenCalledOnce()
  })

  test('never reloads the page while somebody is in the middle of something', async () => {
    const state = await openPage(new Worker())
    const [endTest, hideCode] = [markBusy('taking a test'), markBusy('showing a QR')]
    container.handControl(new Worker())
    await passTime(HOUR_MS)
    expect(state.current).toBe('outdated')
    endTest()
    await passTime(HOUR_MS)
    expect(reload).not.toHaveBeenCalled()
    hideCode()
    await passTime(1)
    expect(reload).toHaveBeenCalledOnce()
  })

  test('is not what follows a log-out, which removes the worker', async () => {
    await openPage(new Worker())
    container.handControl(null)
    container.handControl(new Worker())
    await passTime(HOUR_MS)
    expect(reload).not.toHaveBeenCalled()
  })
})
