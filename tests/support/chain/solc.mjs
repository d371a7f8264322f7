#!/usr/bin/env node
// The compiler of the npm package as the program that forge expects, so that forge downloads none.
import { readFileSync } from 'node:fs'
import solc from 'solc'

if (process.argv.includes('--standard-json')) {
  process.stdout.write(solc.compile(readFileSync(0, 'utf8')))
} else {
  process.stdout.write(`solc, the solidity compiler\nVersion: ${solc.version()}\n`)
}
