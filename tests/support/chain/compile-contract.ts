import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { posix } from 'node:path'
import { Interface, keccak256 } from 'ethers'
import { format } from 'oxfmt'
import { z } from 'zod'

const SOURCE = 'VisaRegistry.sol'
const COMPILER = new URL('./solc.mjs', import.meta.url).pathname
const OUTPUT_BYTES_MAX = 64 * 1024 ** 2
const IMPORT = /^import\b[^;]*["'](?<path>[^"']+)["'];/gm
const SOURCE_PATH = new URL('../../../contracts/anchoring/VisaRegistry.sol', import.meta.url)

/**
 * The settings of the compiler. They reduce the cost of a call, and not the cost of the deployment.
 * The bytecode has no metadata. With metadata, a changed comment would change the code hash of the
 * contract.
 */
export const COMPILER_SETTINGS = {
  evmVersion: 'cancun',
  viaIR: true,
  optimizer: { enabled: true, runs: 1_000_000 },
  metadata: { appendCBOR: false, bytecodeHash: 'none' },
} as const

const Output = z.object({
  errors: z.array(z.object({ formattedMessage: z.string() })).optional(),
  contracts: z
    .record(
      z.string(),
      z.record(
        z.string(),
        z.object({
          abi: z.array(z.record(z.string(), z.unknown())),
          evm: z.object({
            bytecode: z.object({ object: z.string() }),
            deployedBytecode: z.object({ object: z.string() }),
          }),
          storageLayout: z.object({
            storage: z.array(z.object({ label: z.string(), slot: z.string() })),
          }),
        }),
      ),
    )
    .optional(),
})

export interface CompiledContract {
  abi: string[]
  bytecode: string
  codeHash: string
  /** Maps the name of each variable to its storage slot. */
  slots: Record<string, number>
}

/** Compiles `VisaRegistry.sol`. Throws at a warning too. */
export function compileContract(): CompiledContract {
  const input = {
    language: 'Solidity',
    sources: readSources(SOURCE, readFileSync(SOURCE_PATH, 'utf8')),
    settings: {
      ...COMPILER_SETTINGS,
      outputSelection: {
        [SOURCE]: {
          VisaRegistry: [
            'abi',
            'evm.bytecode.object',
            'evm.deployedBytecode.object',
            'storageLayout',
          ],
        },
      },
    },
  }
  const output = execFileSync(process.execPath, [COMPILER, '--standard-json'], {
    input: JSON.stringify(input),
    maxBuffer: OUTPUT_BYTES_MAX,
    encoding: 'utf8',
  })
  const { contracts, errors } = Output.parse(JSON.parse(output))
  const compiled = contracts?.[SOURCE]?.['VisaRegistry']
  if (errors !== undefined || !compiled) {
    throw new Error(errors?.map(({ formattedMessage }) => formattedMessage).join('\n'))
  }

  return {
    abi: Interface.from(JSON.stringify(compiled.abi)).format(),
    bytecode: `0x${compiled.evm.bytecode.object}`,
    codeHash: keccak256(`0x${compiled.evm.deployedBytecode.object}`),
    slots: Object.fromEntries(
      compiled.storageLayout.storage.map(({ label, slot }) => [label, Number(slot)]),
    ),
  }
}

/** Returns the text of `contracts/anchoring/visa-registry.ts`. */
export async function generateRegistryModule(): Promise<string> {
  const { abi, bytecode, codeHash } = compileContract()
  const text = [
    '/* Generated from VisaRegistry.sol. `visa-registry-module.test.ts` explains how to generate it. */',
    '',
    `export const VISA_REGISTRY_ABI = ${JSON.stringify(abi)} as const`,
    '',
    '/** The bytecode that deploys the contract. The encoded arguments of the constructor follow it. */',
    `export const VISA_REGISTRY_BYTECODE = '${bytecode}'`,
    '',
    '/** keccak-256 of the deployed code. A contract with this hash is our registry. */',
    `export const VISA_REGISTRY_CODE_HASH = '${codeHash}'`,
  ].join('\n')
  const { code } = await format('visa-registry.ts', text, {
    semi: false,
    singleQuote: true,
    printWidth: 100,
    trailingComma: 'all',
  })
  return code
}

interface Sources {
  [name: string]: { content: string }
}

/**
 * Returns the source and all its imports. The keys are the names by which the compiler looks for
 * them.
 */
function readSources(name: string, content: string, found: Sources = {}): Sources {
  found[name] = { content }
  for (const { groups } of content.matchAll(IMPORT)) {
    const path = groups?.['path'] ?? ''
    const imported = path.startsWith('.') ? posix.join(posix.dirname(name), path) : path
    if (!(imported in found)) readSources(imported, readPackageSource(imported), found)
  }
  return found
}

function readPackageSource(path: string): string {
  return readFileSync(createRequire(import.meta.url).resolve(path), 'utf8')
}
