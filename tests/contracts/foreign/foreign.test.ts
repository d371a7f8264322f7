import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { EXPECTED, type ForeignOutput, INPUT, nameOutput } from './vectors-input.ts'
import { verifyAll } from './verifier.ts'

/**
 * Expects the same results as from our verifier. Both foreign verifiers were written only from
 * docs/protocol.md. A different result means that this document is incomplete or wrong.
 */
function expectSame(output: ForeignOutput): void {
  expect(nameOutput(output)).toEqual(nameOutput(EXPECTED))
}

test('a verifier of OpenSSL, cbor2 and a foreign status list comes to our verdicts', async () => {
  expectSame(await verifyAll(INPUT))
})

test('a verifier in Python with its standard library alone comes to our verdicts', () => {
  const program = resolve(import.meta.dirname, 'verifier.py')
  const { status, stdout, stderr, error } = spawnSync('python3', ['-B', program], {
    input: JSON.stringify(INPUT),
    encoding: 'utf8',
  })
  if (error) throw new Error('python3 is missing: apt-get install python3', { cause: error })
  if (status !== 0) throw new Error(stderr)
  expectSame(JSON.parse(stdout) as ForeignOutput)
})
