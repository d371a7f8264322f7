import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { foldProgress, ProgressEvent, type SyncAnswer } from '#contracts/sync.ts'
import { exchangeEvents } from '#api/sync/exchange-events.ts'
import type { Reporter } from '#api/sync/log-verifications.ts'
import { SyncLogRow } from '#api/sync/sync-log-row.ts'
import { SyncEventRow } from '#api/sync/sync-event-row.ts'
import { createMemoryTable } from '#pwa/device/storage/memory-table.ts'
import type { KeptRow, OutboxRow } from '#pwa/device/storage/device-tables.ts'
import { takeOver } from '#pwa/device/progress/join-account.ts'
import type { DeviceStore } from '#pwa/device/storage/device-store.ts'
import {
  syncOutbox,
  type Send,
  type SyncCall,
  type SyncStore,
} from '#pwa/device/sync/sync-outbox.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { reportAs } from '#tests/support/server/reporter.ts'
import { rounds, SEED } from '#tests/support/rounds.ts'

/**
 * The number of random histories. In each history, a person uses two devices, with and without a
 * sign-in. The network loses, repeats and delays calls.
 */
const RUNS = rounds(1_000, 10)
const HOUR_MS = 60 * 60_000
const app = await startTestApp()

interface Device {
  store: SyncStore & Pick<DeviceStore, 'answers'>
  /** The data of the visitor, before the person signed in on this device. */
  visitor: Pick<DeviceStore, 'progress' | 'answers' | 'atOnce'>
  /** The calls that were sent. The network may deliver each of them a second time, much later. */
  sent: SyncCall[]
}

function createDevice(): Device {
  const build = () => ({
    outbox: createMemoryTable<OutboxRow>('id'),
    progress: createMemoryTable<KeptRow>('id'),
    answers: createMemoryTable<KeptRow>('id'),
    atOnce: <Result>(work: () => Promise<Result>) => work(),
  })
  return { store: build(), visitor: build(), sent: [] }
}

const Content = fc.oneof(
  fc.record({
    kind: fc.constant('question_practiced' as const),
    payload: fc.record({ question: fc.constantFrom('purpose', 'duration') }),
  }),
  fc.record({
    kind: fc.constant('module_completed' as const),
    payload: fc.record({ path: fc.constant('ds160'), module: fc.constantFrom('a', 'b') }),
  }),
  fc.record({
    kind: fc.constant('checklist_item_set' as const),
    payload: fc.record({
      checklist: fc.constantFrom('f-1', 'h-1b'),
      item: fc.constantFrom('passport', 'photo'),
      isDone: fc.boolean(),
    }),
  }),
)
const which = fc.nat({ max: 1 })
const Step = fc.oneof(
  // An edit on a device. The device's clock may be wrong by up to an hour.
  fc.record({
    step: fc.constant('edit' as const),
    which,
    content: Content,
    skewMs: fc.integer({ min: -HOUR_MS, max: HOUR_MS }),
    isVisitor: fc.boolean(),
  }),
  fc.record({ step: fc.constant('sign in' as const), which }),
  fc.record({
    step: fc.constant('sync' as const),
    which,
    deliveries: fc.integer({ min: 1, max: 3 }),
    isAnswerLost: fc.boolean(),
  }),
  fc.record({ step: fc.constant('late arrival' as const), which, at: fc.nat() }),
  // A restore of the server. The backup does not have the latest events.
  fc.record({ step: fc.constant('restore' as const), which, lost: fc.integer({ min: 1, max: 4 }) }),
)

function deliver(reporter: Reporter, call: SyncCall): Promise<SyncAnswer> {
  return exchangeEvents(app.services, { ...call, reporter })
}

function network(
  reporter: Reporter,
  device: Device,
  { deliveries, isAnswerLost }: { deliveries: number; isAnswerLost: boolean },
): Send {
  return async (sent) => {
    device.sent.push(sent)
    let answer = await deliver(reporter, sent)
    for (let again = 1; again < deliveries; again++) answer = await deliver(reporter, sent)
    return isAnswerLost ? { status: 'away' } : { status: 'answered', answer }
  }
}

interface Edit {
  content: { kind: string; payload: unknown }
  skewMs: number
  isVisitor: boolean
}

async function edit({ store, visitor }: Device, { content, skewMs, isVisitor }: Edit) {
  const at = Date.now() + skewMs
  const id = randomUUID()
  const event = { id, at: new Date(at).toISOString(), ...content }
  await (isVisitor ? visitor : store).progress.put({ id, value: event, at })
  if (!isVisitor) await store.outbox.put({ id, at, ...content, tries: 0 })
  return id
}

async function stateOf({ store }: Device) {
  const rows = await store.progress.toArray()
  return foldProgress(rows.flatMap(({ value }) => ProgressEvent.safeParse(value).data ?? []))
}

async function restore(userId: string, lost: number) {
  const { database } = app.services
  await database.transaction(async (trx) => {
    const latest = trx('sync_events').where({ userId }).orderBy('position', 'desc').limit(lost)
    await trx('sync_events')
      .where({ userId })
      .whereIn('position', latest.select('position'))
      .delete()
    await SyncLogRow.beginEpoch(trx, new Date())
  })
}

async function logOf(userId: string): Promise<ProgressEvent[]> {
  const rows = await SyncEventRow.from(app.services.database, userId, { position: 0, limit: 1000 })
  return rows.map(({ id, kind, at, payload }) =>
    ProgressEvent.parse({ id, kind, at: at.toISOString(), payload }),
  )
}

test('two devices end in the same state, and nothing that was done is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { minLength: 2, maxLength: 10 }), async (steps) => {
      const reporter = await reportAs(app, await app.buildUser())
      const { userId } = reporter
      const devices = [createDevice(), createDevice()] as const
      const done: string[] = []
      const reliable = { deliveries: 1, isAnswerLost: false }

      for (const step of steps) {
        const device = step.which === 0 ? devices[0] : devices[1]
        if (step.step === 'edit') done.push(await edit(device, step))
        if (step.step === 'sign in') await takeOver(device.visitor, device.store, userId)
        if (step.step === 'sync') await syncOutbox(device.store, network(reporter, device, step))
        if (step.step === 'restore') await restore(userId, step.lost)
        const late = step.step === 'late arrival' && device.sent[step.at % device.sent.length]
        if (late) await deliver(reporter, late)
      }
      for (const device of [...devices, ...devices]) {
        await takeOver(device.visitor, device.store, userId)
        await syncOutbox(device.store, network(reporter, device, reliable))
      }

      const log = await logOf(userId)
      expect(new Set(log.map(({ id }) => id))).toEqual(new Set(done))
      expect(log.length).toBe(done.length)
      const state = foldProgress(log)
      for (const device of devices) {
        expect(await stateOf(device)).toEqual(state)
        expect(await device.store.outbox.toArray()).toEqual([])
        expect(await device.visitor.progress.toArray()).toEqual([])
      }
    }),
    { numRuns: RUNS, seed: SEED },
  )
})
