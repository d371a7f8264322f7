import { fromHex, toHex } from '#contracts/bytes.ts'
import { parseRegistry, REGISTRY_KIND } from '#contracts/anchoring/proof-file/registry-statement.ts'
import { verifyCredential } from '#contracts/presentation/credential.ts'
import { fromTokenText } from '#contracts/presentation/digits.ts'
import { presentationIdentity } from '#contracts/presentation/identity.ts'
import { checkIssuerSignature } from '#contracts/trust/issuer-signature.ts'
import { readTokenInput } from '#contracts/verification/token-input.ts'
import { compare } from './compare.ts'
import { buildTrust } from './fixtures.ts'
import vectors from './vectors.json' with { type: 'json' }

/**
 * Checks the frozen vectors that need no verdict: texts, identities, credentials and registries.
 */
export async function checkReadings(): Promise<string[]> {
  const signed = await Promise.all([
    ...vectors.credentials.map((one) => checkTaken(one, isCredential)),
    ...vectors.registries.map((one) => checkTaken(one, isRegistry)),
  ])
  return [...checkTexts(), ...checkIdentities(), ...signed.flat()]
}

function checkTexts(): string[] {
  return vectors.texts.flatMap(({ name, text, token }) => {
    const found = readTokenInput(text)
    return compare(`text: ${name}`, found.isFound ? found.token : null, token)
  })
}

function checkIdentities(): string[] {
  return vectors.identities.flatMap(({ name, text, identity }) =>
    compare(`identity: ${name}`, toHex(presentationIdentity(fromTokenText(text))), identity),
  )
}

type Take = (bytes: Uint8Array) => Promise<boolean>

async function checkTaken(
  { name, bytes, isTaken }: { name: string; bytes: string; isTaken: boolean },
  take: Take,
): Promise<string[]> {
  return compare(name, await take(fromHex(bytes)).catch(() => false), isTaken)
}

const isCredential: Take = async (bytes) => (await verifyCredential(bytes, buildTrust())) !== null

const isRegistry: Take = async (bytes) => {
  const { signed } = parseRegistry(bytes)
  const { result } = await checkIssuerSignature(buildTrust(), REGISTRY_KIND, signed)
  return result === 'valid'
}
