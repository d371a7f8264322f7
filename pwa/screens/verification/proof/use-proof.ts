import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { checkProofFile, readBlockHash } from '#contracts/anchoring/proof-file/check-proof-file.ts'
import { PROOF_FILE_BYTES_MAX } from '#contracts/anchoring/proof-file/proof-file.ts'
import type { ProofVerdict } from '#contracts/anchoring/proof-file/proof-verdict.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import type { Known } from '#contracts/trust/pin.ts'
import { choosePin } from '#pwa/device/trust/root-pin.ts'
import { readKnown, renewTrust } from '#pwa/device/trust/trust.ts'
import { StorageError } from '#pwa/device/storage/storage-error.ts'
import { HttpError, NetworkError } from '#pwa/network/errors.ts'
import { serverNow } from '#pwa/network/server-clock.ts'

/**
 * The failures that are expected: the server is not reachable, another server responds, or the disk
 * refuses.
 */
const EXPECTED = [NetworkError, HttpError, MalformedError, z.core.$ZodError, StorageError]

interface Chosen {
  name: string
  text: string
}

export interface CheckedProof {
  name: string
  verdict: ProofVerdict
}

/**
 * Returns the verdict on the file that was chosen last, together with the hash that was typed last.
 */
export function useProof() {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [hash, setHash] = useState('')
  const [checked, setChecked] = useState<CheckedProof | null>(null)
  const last = useRef(0)

  async function check({ name, text }: Chosen, given: string) {
    last.current += 1
    const own = last.current
    const reader = { ...(await findKnown()), blockHash: readBlockHash(given) }
    const verdict = await checkProofFile(text, { ...reader, now: new Date(serverNow()) })
    if (own === last.current) setChecked({ name, verdict })
  }

  return {
    checked,
    hash,
    isHashMalformed: hash.trim() !== '' && readBlockHash(hash) === null,
    async choose(file: File) {
      // A file above this size is no proof file, so its content is not read into memory.
      const text = file.size > PROOF_FILE_BYTES_MAX ? '' : await file.text()
      const taken = { name: file.name, text }
      setChosen(taken)
      await check(taken, hash)
    },
    async give(given: string) {
      setHash(given)
      if (chosen) await check(chosen, given)
    },
  }
}

/**
 * Finds the issuer's keys on this device. When the device has no keys, asks the issuer for them.
 */
async function findKnown(): Promise<Known> {
  const known = await unlessExpected(readKnown)
  if (known?.keySet) return known
  await unlessExpected(renewTrust)
  return (await unlessExpected(readKnown)) ?? { pin: choosePin(null), keySet: null }
}

async function unlessExpected<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work()
  } catch (error) {
    if (EXPECTED.some((kind) => error instanceof kind)) return null
    throw error
  }
}
