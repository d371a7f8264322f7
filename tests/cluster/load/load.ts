import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Call, isAcknowledged, type Kind } from '../check/history.ts'
import { type Answer, Browser } from './browser.ts'
import {
  credentialOf,
  type Holder,
  issue,
  mint,
  PASSWORD,
  type People,
  revoke,
  type ShownCode,
  tokenOf,
  verdictOf,
} from './people.ts'

const AGAIN_MS = 1_000
const LOOKS_AFTER_REVOCATION = 5
/**
 * The greatest number of log-ins of one account. The 21st session of an account would end the
 * account's first session.
 */
const LOG_INS_MAX = 18

/**
 * The milliseconds between the starts of two calls, for each kind of call. A call starts even when
 * the call before it has no answer yet. Together, these calls are about 20 verifications a second.
 */
const PACE = { live: 60, revoked: 400, life: 1_000, sync: 500, logIn: 1_000, read: 500 }

export interface Load {
  /** Stops the load: starts no more calls, waits for the running calls, and returns all calls. */
  stop(): Promise<Call[]>
}

/**
 * Starts calls at fixed intervals. The number of people who use a product does not depend on the
 * speed of its server.
 */
export function startLoad(people: People): Load {
  const calls: Call[] = []
  const stopped = new AbortController()
  const underWay = new Set<Promise<void>>()
  const scene = { people, calls, stopped: stopped.signal, anonymous: new Browser(), turn: 0 }
  const every = (ms: number, work: () => Promise<void>) =>
    setInterval(() => {
      const done = work().finally(() => underWay.delete(done))
      underWay.add(done)
    }, ms)
  const timers = [
    every(PACE.live, () => verify(scene, people.live)),
    every(PACE.revoked, () => verify(scene, people.revoked)),
    every(PACE.life, () => liveAndBeRevoked(scene)),
    every(PACE.sync, () => sync(scene)),
    every(PACE.logIn, () => logIn(scene)),
    every(PACE.read, () => readWallet(scene)),
  ]
  return {
    stop: async () => {
      timers.forEach(clearInterval)
      stopped.abort()
      await Promise.all(underWay)
      return calls
    },
  }
}

interface Scene {
  people: People
  calls: Call[]
  stopped: AbortSignal
  anonymous: Browser
  turn: number
}

function note(
  { calls }: Scene,
  kind: Kind,
  answer: Answer,
  about: Partial<Call> & Pick<Call, 'subjects'>,
): boolean {
  const { began, ended, status, error } = answer
  const call = { kind, began, ended, status, error, ...about }
  calls.push(call)
  return isAcknowledged(call)
}

function nextHolder(scene: Scene): Holder {
  const { holders } = scene.people
  scene.turn += 1
  const holder = holders[scene.turn % holders.length]
  if (!holder) throw new Error('There are no holders.')
  return holder
}

/** Verifies a code. Each verification has its own user agent, by which the check finds its row. */
async function verify(scene: Scene, { credentialId, token }: ShownCode): Promise<void> {
  const mark = `cluster/${randomUUID()}`
  const body = { qrData: token }
  const answer = await scene.anonymous.call('POST', '/api/visa/verify/qr', body, mark)
  const verdict = answer.status === 200 ? verdictOf(answer) : undefined
  note(scene, 'verify', answer, { subjects: [mark], credentialId, verdict })
}

/**
 * Issues, shows, verifies and revokes a credential, and then verifies it again. Each step waits for
 * the step before it.
 */
async function liveAndBeRevoked(scene: Scene): Promise<void> {
  const { admin } = scene.people
  const holder = nextHolder(scene)
  const draftId = randomUUID()
  const issued = await insist(scene, async () => {
    const answer = await issue(admin, holder, draftId)
    const subjects = answer.status === 200 ? [credentialOf(answer)] : []
    return note(scene, 'issue', answer, { subjects, holder: holder.id }) && subjects[0]
  })
  if (!issued) return
  const token = await insist(scene, async () => {
    const answer = await mint(holder, issued)
    return note(scene, 'mint', answer, { subjects: [] }) && tokenOf(answer)
  })
  if (!token) return
  await verify(scene, { credentialId: issued, token })
  const isRevoked = await insist(scene, async () =>
    note(scene, 'revoke', await revoke(admin, issued), { subjects: [issued] }),
  )
  for (let look = 0; isRevoked && look < LOOKS_AFTER_REVOCATION; look++) {
    await verify(scene, { credentialId: issued, token })
    await pause(AGAIN_MS)
    if (scene.stopped.aborted) return
  }
}

/** Sends events as a device does: repeats them until they are acknowledged. */
async function sync(scene: Scene): Promise<void> {
  const { browser } = nextHolder(scene)
  const events = [1, 2, 3].map((number) => ({
    id: randomUUID(),
    kind: 'checklist_item_set',
    at: new Date().toISOString(),
    payload: { checklist: 'cluster', item: `item-${String(number)}`, isDone: true },
  }))
  await insist(scene, async () => {
    const answer = await browser.call('POST', '/api/sync', { events })
    const accepted = answer.status === 200 ? (answer.body as { accepted: string[] }).accepted : []
    return note(scene, 'sync', answer, { subjects: accepted })
  })
}

/** Logs in. The check later looks for the new session. */
async function logIn(scene: Scene): Promise<void> {
  const browser = new Browser()
  const holder = nextHolder(scene)
  const { username } = holder
  if (holder.logIns++ >= LOG_INS_MAX) return
  const answer = await browser.call('POST', '/api/login', { username, password: PASSWORD })
  note(scene, 'logIn', answer, { subjects: [browser.cookies] })
}

async function readWallet(scene: Scene): Promise<void> {
  const { id, browser } = nextHolder(scene)
  const answer = await browser.call('GET', '/api/visa/list')
  const held = (answer.status === 200 ? answer.body : []) as {
    credentialId: string
    isRevoked: boolean
  }[]
  const wallet = Object.fromEntries(held.map((each) => [each.credentialId, each.isRevoked]))
  const about = { subjects: [], holder: id, ...(answer.status === 200 && { wallet }) }
  note(scene, 'read', answer, about)
}

async function insist<Result>(
  { stopped }: Scene,
  work: () => Promise<Result | false>,
): Promise<Result | undefined> {
  for (;;) {
    const result = await work()
    if (result !== false) return result
    if (stopped.aborted) return undefined
    await pause(AGAIN_MS)
  }
}
