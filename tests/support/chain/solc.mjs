#!/usr/bin/env node
// Runs the Solidity compiler of the npm package as a program. Forge uses this program instead of a
// downloaded compiler. The program stores its output for each input. The contract takes eight
// seconds to compile, and the output is always the same.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

const KEPT = resolve(import.meta.dirname, '../../../node_modules/.cache/visa-solc')
const require = createRequire(import.meta.url)

if (process.argv.includes('--standard-json')) {
  process.stdout.write(compile(readFileSync(0, 'utf8')))
} else {
  process.stdout.write(`solc, the solidity compiler\nVersion: ${require('solc').version()}\n`)
}

function compile(input) {
  const { version } = require('solc/package.json')
  const file = join(KEPT, createHash('sha256').update(`${version}\n${input}`).digest('hex'))
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const output = require('solc').compile(input)
  mkdirSync(KEPT, { recursive: true })
  // Renames the file in one step. Another process then never reads a half-written file.
  const written = `${file}.${process.pid}`
  writeFileSync(written, output)
  renameSync(written, file)
  return output
}
