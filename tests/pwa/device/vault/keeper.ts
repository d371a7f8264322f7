import { argon2id } from '@noble/hashes/argon2.js'
import { vi } from 'vitest'
import { toBase64Url } from '#contracts/bytes.ts'
import type * as z from 'zod/mini'
import {
  type Device,
  issuePasses,
  registerDevice,
  type RegisterDevice,
} from '#contracts/presentation/calls.ts'
import type { PinRequest } from '#pwa/device/vault/pin-worker.ts'
import { answer } from '#tests/support/browser/answers.ts'
import { CARD } from '#tests/support/browser/cards.ts'

const DAY_MS = 86_400_000

/**
 * The state of a device key.
 * - `waiting`: the key is prepared, and will replace another key.
 * - `ended`: the key has ended, and its codes have ended with it.
 * - `left`: the key has ended, and its codes stay valid until their own end.
 */
type Place = 'in use' | 'waiting' | 'ended' | 'left'

/**
 * A double of the server. It holds the state of each device key of a phone. The tests of the server
 * specify these states.
 */
export class Keeper {
  readonly places = new Map<string, Place>()
  private readonly ids = new Map<string, string>()
  private readonly preparedFor = new Map<string, string>()
  private ofSession: string | null = null

  /** Makes this double answer all calls from now on. */
  open() {
    answer(registerDevice, (body) => this.register(body))
    answer(issuePasses, ({ deviceId }) => [passOf(deviceId)])
  }

  get inUse(): string[] {
    return [...this.places].flatMap(([id, place]) => (place === 'in use' ? id : []))
  }

  /** Begins a new session. The new session has no device yet. */
  beginSession() {
    this.ofSession = null
  }

  register({
    publicKey,
    preparedFor,
    replaces,
  }: Omit<z.output<typeof RegisterDevice>, 'name' | 'proof'>): Device {
    const deviceId = this.ids.get(publicKey) ?? crypto.randomUUID()
    this.ids.set(publicKey, deviceId)
    if (preparedFor !== undefined) {
      this.preparedFor.set(deviceId, preparedFor)
      this.places.set(deviceId, 'waiting')
    } else {
      const isReady = this.places.get(deviceId) === 'waiting'
      const left = isReady ? this.preparedFor.get(deviceId) : undefined
      const others = this.inUse.filter((id) => id !== deviceId)
      for (const id of others) {
        if (id === left) this.places.set(id, 'left')
        else if (id === replaces || id === this.ofSession) this.places.set(id, 'ended')
      }
      this.places.set(deviceId, 'in use')
      this.ofSession = deviceId
    }
    const createdAt = '2026-01-01T00:00:00.000Z'
    return {
      deviceId,
      name: 'It',
      createdAt,
      renewedAt: null,
      endedAt: null,
      endReason: null,
      isWaiting: false,
    }
  }
}

export function passOf(deviceId: string) {
  const now = Date.now()
  return {
    credentialId: CARD.credentialId,
    pass: toBase64Url(new TextEncoder().encode(`of ${deviceId}`)),
    issuedAt: new Date(now).toISOString(),
    expiresAt: new Date(now + 7 * DAY_MS).toISOString(),
  }
}

/**
 * Replaces the worker that derives the key from the PIN. The replacement uses the same algorithm
 * with parameters that need almost no work.
 */
export function startPinWorker(): void {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage({ pin, salt }: PinRequest) {
        const data = argon2id(pin, salt, { m: 8, t: 1, p: 1, dkLen: 32 })
        setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })))
      }

      terminate() {}
    },
  )
}
