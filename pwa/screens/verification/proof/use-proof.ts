import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { checkProofFile, readBlockHash } from '#contracts/anchoring/proof-file/check-proof-file.ts'
import { PROOF_FILE_BYTES_MAX } from '#contracts/anchoring/proof-file/proof-file.ts'
import type { ProofVerdict } from '#contracts/anchoring/proof-file/proof-verdict.ts'
import { MalformedError } from '#contracts/presentation/malformed.ts'
import type { KeySet } from '#contracts/trust/key-set.ts'
import { readTrust, renewTrust } from '#pwa/device/trust/trust.ts'
import { StorageError } from '#pwa/device/storage/storage-error.ts'
import { HttpError, NetworkError } from '#pwa/network/http.ts'
import { serverNow } from '#pwa/network/server-clock.ts'

/** A server that is away, or not ours, and a disk that refuses. */
const EXPECTED = [NetworkError, HttpError, MalformedError, z.core.$ZodError, StorageError]

interface Chosen {
  name: string
  text: string
}

export interface CheckedProof {
  name: string
  verdict: ProofVerdict
}

/** The verdict on the file that was chosen last, with the hash that was given last. */
export function useProof() {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [hash, setHash] = useState('')
  const [checked, setChecked] = useState<CheckedProof | null>(null)
  const last = useRef(0)

  async function check({ name, text }: Chosen, given: string) {
    last.current += 1
    const own = last.current
    const keySet = await findKeySet()
    const reader = { pin: keySet, keySet, blockHash: readBlockHash(given) }
    const verdict = await checkProofFile(text, { ...reader, now: new Date(serverNow()) })
    if (own === last.current) setChecked({ name, verdict })
  }

  return {
    checked,
    hash,
    isHashMalformed: hash.trim() !== '' && readBlockHash(hash) === null,
    async choose(file: File) {
      // What is larger is no proof file, and is not read into memory to say so.
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

/** The last that this device knows of; before its first contact it asks, if it can. */
async function findKeySet(): Promise<KeySet | null> {
  try {
    if (!(await readTrust())) await renewTrust()
    const trust = await readTrust()
    return trust && trust.keySet
  } catch (error) {
    if (EXPECTED.some((kind) => error instanceof kind)) return null
    throw error
  }
}
