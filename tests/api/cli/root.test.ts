import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { askNewPassphrase, askPassword } from '#api/cli/ask.ts'
import { keyMessage, type KeyRequest } from '#api/trust/keys/key-request.ts'
import { makeKey, openPrivateKey, proveKey } from '#api/trust/keys/make-keys.ts'
import { openSealing } from '#api/trust/sealing.ts'
import { toBase64Url } from '#contracts/bytes.ts'
import { DAY_MS } from '#contracts/time.ts'
import { type KeySet, readKeySet } from '#contracts/trust/key-set.ts'
import { mayFollow, parsePin } from '#contracts/trust/pin.ts'
import { makeFolder } from '#tests/support/folder.ts'
import {
  NEXT_PASSPHRASE,
  openOfflineMachine,
  readKeySetBytes,
  writeJson,
} from '#tests/support/server/ceremony.ts'

const folder = makeFolder()
const machine = openOfflineMachine(folder)
const request = await buildRequest(2)
const made = (await machine.run(['make'])).output

const file = (name: string) => join(folder, name)
const requestFile = () => writeJson(file('request.json'), request)

test('makes two roots, each for its owner and under its passphrase, and prints the pin', () => {
  expect(made).toContain(`ROOT_KEY=${machine.pin()}`)
  expect(machine.pin()).toHaveLength(87)
  for (const name of ['root-0.json', 'root-1.json']) {
    expect(statSync(file(name)).mode & 0o777).toBe(0o600)
    expect(readFileSync(file(name), 'utf8')).not.toMatch(/privateKey|certifier/)
  }
})

test('never overwrites a root', async () => {
  const before = readFileSync(file('root-0.json'), 'utf8')
  const { code, output } = await machine.run(['make'])
  expect(code).toBe(2)
  expect(output).toMatch(/root-0\.json exists, and this program never overwrites it\.\n$/)
  expect(readFileSync(file('root-0.json'), 'utf8')).toBe(before)
})

test('shows what is to be signed and the hash to read aloud, and signs it', async () => {
  const path = requestFile()
  const out = file('first.json')
  const { code, output } = await machine.run(['sign', path, '--yes', '--out', out])
  expect(code).toBe(0)
  const sha256 = createHash('sha256').update(readFileSync(path)).digest('hex')
  expect(output.replaceAll(' ', '')).toContain(sha256)
  const keySet = await readSigned(out)
  expect(keySet.keys).toHaveLength(2)
  for (const { kid } of keySet.keys) expect(output).toContain(`+ ${kid}`)
  expect(mayFollow({ pin: parsePin(machine.pin()), keySet: null }, keySet, new Date())).toBe(true)
})

test('compares with the set signed last: added, dropped, ended, compromised', async () => {
  const former = await machine.sign(requestFile())
  const last = file('last.json')
  const [kept, dropped] = (await readSigned(former)).keys.map(({ kid }) => kid)
  const { code, output } = await machine.run(['sign', requestFile(), '--yes', '--out', last])
  expect({ code, output }).toMatchObject({ code: 0 })
  const [staying] = request.keys
  const added = await buildRequest(1)
  if (!staying) throw new Error('no key')
  const next = { ...request, keys: [staying, ...added.keys] }
  const end = new Date(Date.now() + DAY_MS).toISOString()
  const theft = '2026-11-20T10:00:00Z'
  const signed = await machine.run([
    ...['sign', writeJson(file('next.json'), next), '--yes', '--last', last],
    ...['--out', file('next-signed.json'), '--not-after', `${kept ?? ''}=${end}`],
    ...['--compromised', `${kept ?? ''}=${theft}`],
  ])
  const set = await readSigned(file('next-signed.json'))
  const [newcomer] = set.keys.filter(({ kid }) => kid !== kept)
  expect(signed.output).toContain(`+ ${newcomer?.kid ?? ''} pass`)
  expect(signed.output).toContain(`- ${dropped ?? ''} pass`)
  expect(signed.output).toContain(`~ ${kept ?? ''} pass`)
  expect(signed.output).toContain(`COMPROMISED since ${theft}`)
  const changed = set.keys.find(({ kid }) => kid === kept)
  expect(changed?.compromisedAt).toEqual(new Date(theft))
  expect(changed?.notAfter.getTime()).toBe(Math.floor(Date.parse(end) / 1000) * 1000)
})

test('signs no key that has not proved itself', async () => {
  const [first, second] = request.keys
  if (!first || !second) throw new Error('no keys')
  const swapped = { ...request, keys: [{ ...first, proof: second.proof }, second] }
  const path = writeJson(file('swapped.json'), swapped)
  const { code, output } = await machine.run(['sign', path, '--yes', '--out', file('no.json')])
  expect(code).toBe(2)
  expect(output).toMatch(
    /^Key [0-9a-f]{16}: the server has not proved that it has the private key\.\n$/,
  )
})

test('signs nothing that nobody has agreed to, or under another passphrase', async () => {
  const sign = ['sign', requestFile(), '--out', file('no.json')]
  const unasked = await machine.run(sign)
  expect(unasked).toMatchObject({ code: 2 })
  expect(unasked.output).not.toContain('Signed')
  const guessed = await machine.run([...sign, '--yes'], { ROOT_PASSPHRASE: 'a wrong guess of it' })
  expect(guessed.code).toBe(2)
  expect(guessed.output).toContain('This passphrase does not open root 0.')
  expect(() => statSync(file('no.json'))).toThrow()
})

test.each([
  ['--not-after', 'tomorrow', 'needs kid=time'],
  ['--compromised', `${'0'.repeat(16)}=2026-11-22T10:00:00Z`, 'the request has no key'],
  ['--withdraw', 'abcd', '--withdraw has no meaning for a request of keys.'],
])('refuses %s %s', async (option, value, why) => {
  const { code, output } = await machine.run(['sign', requestFile(), '--yes', option, value])
  expect({ code, output }).toMatchObject({
    code: 2,
    output: expect.stringContaining(why) as string,
  })
})

test('after the next root has taken over, sets are of the next generation', async () => {
  const former = await readSigned(await machine.sign(requestFile()))
  const taken = await machine.run(['next'], { NEXT_ROOT_PASSPHRASE: 'beyond the salt marshes' })
  expect(taken.output).toContain(`ROOT_KEY=${machine.pin(1)}`)
  const out = file('second.json')
  const signed = await machine.run(['sign', requestFile(), '--yes', '--out', out], {
    ROOT_PASSPHRASE: NEXT_PASSPHRASE,
  })
  expect(signed).toMatchObject({ code: 0 })
  const set = await readSigned(out)
  expect(set.generation).toBe(1)
  expect(mayFollow({ pin: former, keySet: former }, set, new Date())).toBe(true)
})

test('a passphrase is not echoed, is typed twice, and is no short one', async () => {
  const typed = await type('behind the glass door\r', 'behind the glass door\r')
  expect(await typed.answer).toBe('behind the glass door')
  expect(await typed.seen).toBe('New passphrase of the root: \nThe same passphrase again: \n')
  await expect((await type('behind the glass door\r', 'other\r')).answer).rejects.toThrow(/differ/)
  await expect((await type('short\r')).answer).rejects.toThrow(/at least 12 characters/)
})

test('a password is not echoed on a terminal, and is a line of a script', async () => {
  const typed = await typeTo(askPassword, 'behind the glass door\r')
  expect(await typed.answer).toBe('behind the glass door')
  expect(await typed.seen).toBe('Password: \n')
  const input = new PassThrough()
  input.end('of a script\n')
  expect(await askPassword({ input, output: new PassThrough() })).toBe('of a script')
})

test.each(['visa.example.\n  no key changes\u001b[8m', 'visa example', '\u202evisa.example', ''])(
  'a request in the name %j is refused before anybody is asked',
  async (issuer) => {
    const path = writeJson(file('strange.json'), { ...request, issuer })
    const { code, output } = await machine.run(['sign', path, '--yes'])
    expect(code).toBe(2)
    expect(output).not.toContain('SHA-256')
  },
)

test('the hash stands before every value of the request', async () => {
  const { output } = await machine.run(['sign', requestFile(), '--yes', '--out', file('hash.json')])
  expect(output.indexOf('SHA-256')).toBeLessThan(output.indexOf(request.issuer))
})

function type(...lines: string[]) {
  return typeTo((terminal) => askNewPassphrase('ROOT_PASSPHRASE', 'the root', terminal), ...lines)
}

async function typeTo(ask: typeof askPassword, ...lines: string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true })
  const output = new PassThrough()
  const seen = text(output)
  const answer = ask({ input, output })
  answer.catch(() => undefined).finally(() => output.end())
  for (const line of lines) {
    input.write(line)
    await new Promise((next) => setImmediate(next))
  }
  return { answer, seen }
}

async function readSigned(path: string): Promise<KeySet> {
  const keySet = await readKeySet(readKeySetBytes(path))
  if (!keySet) throw new Error('not signed')
  return keySet
}

async function buildRequest(count: number): Promise<KeyRequest> {
  const sealing = openSealing([new Uint8Array(32)])
  const issuer = 'visa.example.org'
  const notBefore = new Date()
  const notAfter = new Date(notBefore.getTime() + 35 * DAY_MS)
  const keys = await Promise.all(
    Array.from({ length: count }, async () => {
      const { point, ...key } = await makeKey(sealing, 'pass', notBefore)
      const message = keyMessage(issuer, key.use, point)
      const proof = await proveKey(await openPrivateKey(sealing, key), message)
      const window = { notBefore, notAfter, compromisedAt: null }
      return { use: key.use, point: toBase64Url(point), ...window, proof }
    }),
  )
  return { kind: 'keys', issuer, keys }
}
