import { fromHex } from '#contracts/bytes.ts'
import { buildTrust, presentFromDevice } from '#tests/contracts/presentation/fixtures.ts'
import vectors from '#tests/contracts/presentation/vectors.json' with { type: 'json' }
import {
  changeDigits,
  cutAndExtend,
  findUnrefused,
  flipBits,
  type Genuine,
  type Mutant,
  scramble,
  seededRandom,
  splice,
} from '#tests/contracts/verification/mutants.ts'

const SCRAMBLED = 41_000
const GOAL = 100_000

export interface ForgeryRow {
  code: string
  seed: number
  tried: number
  /** Accepted, or refused for a reason that is not theirs. */
  faults: number
  reasons: string
}

/** Forges both kinds of codes in every way the tests know; throws when one is taken. */
export async function measureForgeries(): Promise<ForgeryRow[]> {
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)
  const random = seededRandom(seed)
  const pass = fromHex(vectors.devicePass)
  const token = fromHex(vectors.tokenPass)
  const device = { token: fromHex(vectors.presentation), pass }
  const other = await presentFromDevice({ presentationId: new Uint8Array(8) })
  const minted = { token, pass: token }

  const rows = [
    await forge('shown by a device', seed, [
      ...forgeries(device, random),
      ...splice(device, { token: other, pass }),
    ]),
    await forge('minted by the server', seed, forgeries(minted, random)),
  ]
  const tried = rows.reduce((sum, row) => sum + row.tried, 0)
  if (tried < GOAL) throw new Error(`Only ${String(tried)} forgeries were tried`)
  return rows
}

function forgeries(genuine: Genuine, random: () => number): Mutant[] {
  return [
    ...flipBits(genuine),
    ...cutAndExtend(genuine),
    ...changeDigits(genuine),
    ...scramble(genuine, SCRAMBLED, random),
  ]
}

async function forge(code: string, seed: number, mutants: Mutant[]): Promise<ForgeryRow> {
  const { tried, faults, reasons } = await findUnrefused(mutants, buildTrust())
  if (faults.length > 0) throw new Error(`Seed ${String(seed)}:\n${faults.join('\n')}`)
  const counts = Array.from(reasons, ([reason, count]) => `${reason} ${String(count)}`).join(', ')
  return { code, seed, tried, faults: faults.length, reasons: counts }
}
