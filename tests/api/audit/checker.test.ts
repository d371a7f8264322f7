import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { chainStatistics } from '#api/anchoring/statistics.ts'
import { SYSTEM } from '#api/audit/doer.ts'
import { keepAudit } from '#api/audit/keep-audit.ts'
import { type AuditEvent, recordAudit } from '#api/audit/record-audit.ts'
import { prepareRestored } from '#api/cli/prepare-restored.ts'
import { dayOf } from '#contracts/credentials/credential.ts'
import { configureChain, until, envOf, openQuickAnchoring } from '#tests/support/chain/anchoring.ts'
import { startAnvil } from '#tests/support/chain/anvil.ts'
import { makeFolder } from '#tests/support/folder.ts'
import { startTestApp, type TestApp } from '#tests/support/server/app.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/server/database.ts'
import { runVisa } from '#tests/support/server/program.ts'

const DAY_MS = 24 * 3_600_000
/** The time of today at which a head is due. It is ten minutes after the real time at most, which a check allows. */
const HEAD_DUE = Date.parse(`${dayOf(new Date())}T00:10:00Z`)
const folder = makeFolder()

interface Line {
  seq: number
  hash: string
  body?: string
  salt?: string
  text?: string
  anchor?: object
}

interface Scene {
  app: TestApp
  contract: string
  record(event: Partial<AuditEvent>): Promise<void>
  /**
   * Moves the clock to ten past midnight, this many days from today. Makes the audit heads that
   * are due, and waits until all heads are on the chain.
   */
  handOver(day: number): Promise<void>
  /** Exports the audit at the present time of the clock, or this many days from today. */
  exportLines(day?: number): Promise<[object, ...Line[]]>
  close(): Promise<void>
}
const anvil = await startAnvil()

type Chain = Awaited<ReturnType<typeof configureChain>>

/**
 * Starts a new product on the chain. Its first three audit entries are from ten past midnight,
 * this many days ago.
 */
async function setStage(daysAgo: number, storage?: TestDatabase, chain?: Chain): Promise<Scene> {
  const scene = await open(chain ?? (await configureChain(anvil)), storage)
  scene.app.clock.set(new Date(HEAD_DUE - daysAgo * DAY_MS))
  for (const kid of ['one', 'two', 'three']) await scene.record({ details: { kid } })
  return scene
}

async function open(chain: Chain, storage?: TestDatabase): Promise<Scene> {
  const app = await startTestApp({
    ...(storage && { storage }),
    env: envOf(chain),
    services: (plain) => ({ anchoring: openQuickAnchoring(plain) }),
  })
  const { services, clock } = app
  const record = async (event: Partial<AuditEvent>) => {
    const at = clock.now()
    await services.database.transaction((trx) =>
      recordAudit(trx, { action: 'key_stopped', by: SYSTEM, at, ...event }),
    )
  }
  return {
    app,
    contract: chain.contractAddress,
    record,
    handOver: async (day) => {
      clock.set(new Date(HEAD_DUE + day * DAY_MS))
      await keepAudit(services)
      await until(async () => {
        const heads = await services.database('audit_heads')
        const { rows } = await services.database.raw<{ rows: object[] }>(
          `select from anchor_leaves join anchor_batches on anchor_batches.id = batch_id
            where is_head and anchored_by is not null`,
        )
        return rows.length === heads.length
      })
      clock.set()
    },
    exportLines: async (day) => {
      clock.set(day === undefined ? undefined : new Date(HEAD_DUE + day * DAY_MS))
      const admin = await app.signIn(await app.buildAdmin())
      const { body } = await admin.get('/api/admin/audit.ndjson')
      const [head = {}, ...lines] = String(body)
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Line)
      return [head, ...lines]
    },
    close: () => app.close(),
  }
}

function check(
  lines: readonly object[],
  contracts: string[],
  rpc = anvil.url,
  ...options: string[]
) {
  const path = join(folder, `${crypto.randomUUID()}.ndjson`)
  writeFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  const named = contracts.flatMap((contract) => ['--contract', contract])
  return runVisa(['audit', 'check', path, '--rpc', rpc, ...named, ...options])
}

describe('an export of the audit', () => {
  let scene: Scene
  let genuine: [object, ...Line[]]
  beforeAll(async () => {
    scene = await setStage(1)
    await scene.handOver(0)
    await scene.record({ details: { kid: 'four' } })
    genuine = await scene.exportLines()
  })

  test('as it is ends with 0, and says how far the chain vouches for it', async () => {
    const { code, output } = await check(genuine, [scene.contract])
    expect(output).toContain(
      '6 entries form an unbroken chain. The details of 0 entries are erased.',
    )
    expect(output).toContain('Entries 5 to 6 are not confirmed')
    expect(output).toContain(`SOUND up to entry 4, which was anchored at ${dayOf(new Date())}`)
    expect(code).toBe(0)
  })

  test('with --json is one value, and a finding is told beside it', async () => {
    const sound = await check(genuine, [scene.contract], anvil.url, '--json')
    expect(JSON.parse(sound.output)).toMatchObject({ entries: 6, soundTo: 4, late: [] })
    const altered = await check(genuine.slice(0, -1), [scene.contract], anvil.url, '--json')
    expect(altered).toMatchObject({ code: 1 })
  })

  test('without any head ends with 1: the chain vouches for nothing in it yet', async () => {
    const headless = genuine.filter((line) => !(line as Line).body?.includes('"head"'))
    const { code, output } = await check(rehash(headless), [scene.contract])
    expect(output).toContain('NOTHING CONFIRMED YET.')
    expect(code).toBe(1)
  })

  test('whose head is not on the chain yet ends with 1', async () => {
    const waiting = genuine.map((line) => ({ ...line, anchor: undefined }))
    const { code, output } = await check(waiting, [scene.contract])
    expect(output).toContain('Head 4 of')
    expect(output).toContain('NOTHING CONFIRMED.')
    expect(code).toBe(1)
  })

  test('of which details were erased ends with 0', async () => {
    const erased = genuine.map((line) => {
      const { salt: _salt, text: _text, ...rest } = line as Line
      return rest
    })
    const { code, output } = await check(erased, [scene.contract])
    expect(output).toContain('details of 5 entries are erased')
    expect(code).toBe(0)
  })

  const at = (seq: number) => genuine[seq] as Line
  test.each<[what: string, altered: () => object[], seq: number]>([
    [
      'edited',
      () => genuine.with(2, { ...at(2), body: at(2).body?.replace('key_stopped', 'key_shopped') }),
      2,
    ],
    ['edited in its details', () => genuine.with(2, { ...at(2), text: '{"kid":"other"}' }), 2],
    ['deleted', () => genuine.toSpliced(2, 1), 2],
    ['swapped', () => genuine.with(1, at(2)).with(2, at(1)), 1],
    [
      'swapped under the numbers of the other',
      () => genuine.with(1, { ...at(2), seq: 1 }).with(2, { ...at(1), seq: 2 }),
      1,
    ],
    ['inserted', () => genuine.toSpliced(3, 0, { ...at(2), seq: 3 }), 3],
    ['cut at its end', () => genuine.slice(0, -1), 6],
    ['cut at its beginning', () => genuine.toSpliced(1, 1), 1],
    ['emptied at its beginning', () => genuine.with(1, { seq: 1, hash: at(1).hash }), 1],
    ['emptied in its middle', () => genuine.with(2, { seq: 2, hash: at(2).hash }), 2],
    ['rewritten with all that follows', () => rehash(genuine, 'head_hunted'), 4],
    ['made unreadable', () => genuine.with(3, { ...at(3), body: '{' }), 3],
    [
      'dated in another form',
      () => rehash([...genuine, entryAt(`(xxxxxxxx) ${new Date().toUTCString()}`)]),
      7,
    ],
    [
      'exported at a time in another form',
      () => genuine.with(0, { ...genuine[0], exportedAt: new Date().toUTCString() }),
      1,
    ],
  ])('that was %s ends with 1 and names the entry', async (_what, altered, seq) => {
    const { code, output } = await check(altered(), [scene.contract])
    expect(output).toContain(`ALTERED. Entry ${String(seq)} `)
    expect(code).toBe(1)
  })

  test.each([
    [10, 0, 'SOUND up to entry 4'],
    [20, 1, 'LATE. Entry 7 has an earlier time than an entry before it.'],
  ])('whose time goes back by %i minutes ends with %i', async (minutes, code, said) => {
    const last = JSON.parse(at(6).body ?? '') as { at: string }
    const earlier = new Date(Date.parse(last.at) - minutes * 60_000).toISOString()
    const checked = await check(rehash([...genuine, entryAt(earlier)]), [scene.contract])
    expect(checked.output).toContain(said)
    expect(checked.code).toBe(code)
  })

  test('ends with 2 where the chain is away, or the contract is none', async () => {
    const away = await check(genuine, [scene.contract], 'http://127.0.0.1:1')
    expect(away.output).toContain('NOT CHECKED. The node does not answer')
    expect(away.code).toBe(2)
    const nowhere = await check(genuine, [`0x${'12'.repeat(20)}`])
    expect(nowhere.output).toContain('No registry answers')
    expect(nowhere.code).toBe(2)
  })

  test('counts with its heads as no credential of the chain', async () => {
    const { services } = scene.app
    const anchored = { totalCredentials: 0, totalActive: 0, totalPending: 0 }
    expect(await chainStatistics(services)).toMatchObject(anchored)
    scene.app.clock.set(new Date(HEAD_DUE + DAY_MS))
    await services.anchoring.close()
    await keepAudit(services)
    scene.app.clock.set()
    expect(await chainStatistics(services)).toMatchObject(anchored)
  })

  test('is looked for at every contract that is named', async () => {
    const other = await configureChain(anvil)
    expect((await check(genuine, [other.contractAddress])).code).toBe(1)
    expect((await check(genuine, [other.contractAddress, scene.contract])).code).toBe(0)
  })
})

/** An invented entry, still without its number and hash. */
function entryAt(at: string, action = 'key_stopped') {
  return { body: JSON.stringify({ at, action, details: null }) }
}

/**
 * Changes the second entry, and computes all later hashes again. An attacker with write access to
 * the database would do the same.
 */
function rehash([head, ...lines]: readonly object[], instead = 'key_stopped'): object[] {
  let previous = ''
  const rewritten = (lines as Line[]).map((line, at) => {
    const body = at === 1 ? line.body?.replace('key_stopped', instead) : line.body
    const hash = createHash('sha256')
      .update(`vsg/audit/1\n${previous}\n${body ?? ''}`)
      .digest('hex')
    previous = hash
    return { ...line, seq: at + 1, body, hash }
  })
  return [{ ...head, lastSeq: rewritten.length }, ...rewritten]
}

describe('by the clock of the chain', () => {
  test('an anchor of a day that is long over is late, which ends with 1', async () => {
    const scene = await setStage(9)
    await scene.handOver(-8)
    const { code, output } = await check(await scene.exportLines(), [scene.contract])
    const day = (days: number) => dayOf(new Date(HEAD_DUE + days * DAY_MS))
    expect(output).toContain(`LATE. Head 4 of ${day(-8)} was anchored on ${day(0)}`)
    expect(output).not.toContain('SOUND')
    expect(code).toBe(1)
  })

  test('days in which nothing was anchored are late, though each anchor is of its own day', async () => {
    const chain = await startPastAnvil(20)
    const scene = await setStage(21, undefined, chain)
    await scene.handOver(-20)
    await chain.node.send('evm_increaseTime', [(5 * DAY_MS) / 1000])
    await scene.handOver(-15)
    const { code, output } = await check(await scene.exportLines(), [scene.contract], chain.rpcUrl)
    expect(output).toMatch(/LATE\. Between .* and .* nothing was anchored\./)
    expect(code).toBe(1)
  })

  test('an export of last year is as sound as it was then', async () => {
    const chain = await startPastAnvil(400)
    const scene = await setStage(401, undefined, chain)
    await scene.handOver(-400)
    const { contract } = scene
    const { code, output } = await check(await scene.exportLines(-399), [contract], chain.rpcUrl)
    expect(output).toContain('SOUND up to entry 4')
    expect(code).toBe(0)
    const today = await check(await scene.exportLines(), [contract], chain.rpcUrl)
    expect(today.output).toMatch(/LATE\. Between .* and .* nothing was anchored\./)
    expect(today.code).toBe(1)
  })
})

/** Starts a chain. The time of its first block is ten past midnight, this many
 * days ago. */
async function startPastAnvil(daysAgo: number) {
  const node = await startAnvil({ begins: new Date(HEAD_DUE - daysAgo * DAY_MS) })
  return { ...(await configureChain(node)), node }
}

test('the days that a restore has lost are named in the verdict, and no fault', async () => {
  const chain = await startPastAnvil(5)
  const storage = await openTestDatabase()
  const scene = await setStage(6, storage, chain)
  await scene.handOver(-5)
  await scene.app.services.anchoring.close()
  const restore = await storage.backUp()
  await scene.record({ details: { kid: 'lost' } })
  await scene.close()

  const restored = await open(chain, await restore())
  const { app, contract } = restored
  const restoredAt = new Date(HEAD_DUE - DAY_MS)
  await chain.node.send('evm_increaseTime', [(5 * DAY_MS) / 1000])
  app.clock.set(restoredAt)
  await prepareRestored(app.services, { isRestoredAgain: false })
  await restored.handOver(0)
  const lines = await restored.exportLines()
  const { code, output } = await check(lines, [contract], chain.rpcUrl)
  expect(output).toContain(`Entry 5: a backup was restored at ${restoredAt.toISOString()}`)
  expect(output).toContain('The actions between head 4 and this time are lost.')
  expect(output).not.toContain('LATE')
  expect(output).toMatch(/SOUND .* BUT what was done between .* and .* was lost by a restore\./)
  expect(code).toBe(0)
})

describe('after the last true head of an export, which is 400 days old,', () => {
  let lines: [object, ...Line[]]
  let contract: string
  let chain: Awaited<ReturnType<typeof startPastAnvil>>
  beforeAll(async () => {
    chain = await startPastAnvil(400)
    const scene = await setStage(401, undefined, chain)
    await scene.handOver(-400)
    contract = scene.contract
    lines = await scene.exportLines(-399)
  })

  const invent = (day: number, action: string) =>
    entryAt(new Date(HEAD_DUE + day * DAY_MS).toISOString(), action)
  const checkToday = (invented: object[]) => {
    const forged = rehash([...lines, ...invented])
    forged[0] = { ...forged[0], exportedAt: new Date() }
    return check(forged, [contract], chain.rpcUrl)
  }
  const days = Array.from({ length: 398 }, (_, at) => at - 398)

  test.each<[string, () => object[]]>([
    ['entries of every day', () => days.map((day) => invent(day, 'key_stopped'))],
    [
      'entries and heads of every day, without anchors',
      () => days.flatMap((day) => [invent(day, 'head'), invent(day, 'key_stopped')]),
    ],
    ['nothing, in a file of today', () => []],
    [
      'entries of every day, and a restore that would excuse them',
      () => [...days.map((day) => invent(day, 'key_stopped')), invent(-1, 'restored')],
    ],
    [
      'entries of every day, one beside the head, and a restore that would excuse them',
      () => [
        ...days.map((day) => invent(day, 'key_stopped')),
        invent(-399, 'key_stopped'),
        invent(0, 'restored'),
      ],
    ],
    [
      'entries of every day between two restores',
      () => [
        invent(-399, 'restored'),
        ...days.map((day) => invent(day, 'key_stopped')),
        invent(0, 'restored'),
      ],
    ],
    [
      'an entry and a restore of every day',
      () => days.flatMap((day) => [invent(day, 'key_stopped'), invent(day, 'restored')]),
    ],
  ])('%s are not sound, which ends with 1', async (_what, invented) => {
    const { code, output } = await checkToday(invented())
    expect(output).toMatch(/LATE\. Between .* and .* nothing was anchored\./)
    expect(output).not.toContain('SOUND')
    expect(code).toBe(1)
  })
  test('two restores are sound, and the verdict names what each has lost', async () => {
    const between = invent(-199.5, 'key_stopped')
    const restores = [invent(-200, 'restored'), between, invent(0, 'restored')]
    const { code, output } = await checkToday(restores)
    const day = (days: number) => new Date(HEAD_DUE + days * DAY_MS).toISOString()
    expect(output).toContain(`and ${day(-200)} was lost by a restore.`)
    expect(output).toContain(
      `BUT what was done between ${day(-199.5)} and ${day(0)} was lost by a restore.`,
    )
    expect(output).toContain('SOUND')
    expect(code).toBe(0)
  })
})
