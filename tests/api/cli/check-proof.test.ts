import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeProofFile } from '#contracts/anchoring/proof-file/proof-file.ts'
import { formatPin } from '#contracts/trust/pin.ts'
import { buildPresentSet, ISSUED, PIN } from '#tests/contracts/anchoring/proof-file/fixtures.ts'
import { buildSigner, CREDENTIAL_KEY } from '#tests/contracts/presentation/fixtures.ts'
import { openProofChain } from '#tests/support/chain/proof-chain.ts'
import { makeFolder } from '#tests/support/folder.ts'
import { runVisa } from '#tests/support/server/program.ts'

const folder = makeFolder()
const proof = join(folder, 'proof.json')
const note = join(folder, 'note.txt')
const pin = formatPin(PIN)

const chain = await openProofChain()
const signer = await buildSigner(CREDENTIAL_KEY)
const anchored = await chain.anchor(signer, ISSUED, 5)
const genuine = await chain.proveNow(signer, anchored, { keySets: [await buildPresentSet()] })
writeFileSync(note, 'Dear Sir or Madam')
writeFileSync(proof, writeProofFile(genuine.file))

const check = (...args: string[]) => runVisa(['proof', 'check', ...args])

test('a genuine file, the root of its issuer and the hash of its block end with 0', async () => {
  const { code, output } = await check(proof, '--block', genuine.blockHash, '--pin', pin)

  expect(output).toContain('VALID. This credential is genuine')
  expect(output).toContain('Amara Okafor')
  expect(output).toContain('It does not prove')
  expect(code).toBe(0)
})

test('without a root given it takes the one in the environment', async () => {
  const args = ['proof', 'check', proof, '--block', genuine.blockHash]

  expect(await runVisa(args, { ROOT_KEY: pin })).toMatchObject({ code: 0 })
  const stranger = formatPin({ ...PIN, rootPoint: PIN.rootPoint.with(1, 0) })
  expect(await runVisa([...args, '--pin', stranger], { ROOT_KEY: pin })).toMatchObject({
    code: 2,
  })
})

test('what was not confirmed ends with 2, and says what is missing', async () => {
  const unconfirmed = await check(proof, '--pin', pin)
  expect(unconfirmed.output).toContain('NOT CHECKED. Not checked: nobody has confirmed the block')
  expect(unconfirmed.code).toBe(2)

  const unknown = await check(proof, '--block', genuine.blockHash)
  expect(unknown.output).toContain("the issuer's key is not known here")
  expect(unknown.output).not.toContain('Amara Okafor')
  expect(unknown.code).toBe(2)
})

test('a file about another block than was given ends with 1', async () => {
  const { code, output } = await check(proof, '--block', `0x${'12'.repeat(32)}`, '--pin', pin)
  expect(output).toContain('INVALID. The file is about another block')
  expect(code).toBe(1)
})

test('with --json a verdict is one value, its bytes in hexadecimal', async () => {
  const { code, output } = await check(proof, '--block', genuine.blockHash, '--pin', pin, '--json')
  expect(code).toBe(0)
  expect(JSON.parse(output)).toMatchObject({ status: 'valid', block: { hash: genuine.blockHash } })
})

test('what is no proof file, and a call that makes no sense, end with 2', async () => {
  const other = await check(note, '--block', genuine.blockHash)
  expect(other.output).toContain('This is not a proof file')
  expect(other.code).toBe(2)

  const senseless = [
    [],
    [proof, '--block', '0x12'],
    [proof, '--pin', pin.slice(1)],
    [join(folder, 'absent.json')],
  ]
  for (const args of senseless) expect((await check(...args)).code).toBe(2)
})
