import { parseArgs } from 'node:util'
import { ApiError } from '#api/http/errors.ts'
import { atOnce } from '#api/in-turns.ts'
import { checkContent, ownContent } from '#api/learning/check/check-content.ts'
import { oldToday } from '#api/learning/check/check-facts.ts'
import { makeKey, signFile, writeFile } from './content-editor.ts'
import { endAs, type EndCode, Found, FOUND, SOUND } from './end-as.ts'
import { activate, importFile, list } from './content-packs.ts'

const USAGE = `Usage: npm run content -- check              looks through what this build says
On an editor's machine:
       npm run content -- make-key FILE      makes a key that signs, prints its public half
       npm run content -- write FILE         writes what this build says as a pack, to be changed:
                                             --version N --editor NAME --note TEXT
       npm run content -- sign FILE          looks through a pack and signs it: --key FILE
At the server:
       npm run content -- import FILE        says what a pack would change; with --yes takes it in
       npm run content -- activate VERSION   puts an earlier pack in force, or "build"
       npm run content -- list               every pack that was taken in`

/** Answers whether all is well. */
async function runContent(args: string[]): Promise<boolean> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      version: { type: 'string' },
      editor: { type: 'string' },
      note: { type: 'string' },
      key: { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
  })
  const [verb = '', argument, ...more] = positionals
  if (more.length > 0) throw new Error(USAGE)
  if (argument === undefined) {
    if (verb === 'check') return check()
    if (verb === 'list') return list(console.log)
    throw new Error(USAGE)
  }
  if (verb === 'make-key') return makeKey(argument, console.log)
  if (verb === 'write') return writeFile(argument, values, console.log)
  if (verb === 'sign' && values.key !== undefined)
    return signFile(argument, values.key, console.log)
  if (verb === 'import') return importFile(argument, values.yes, console.log)
  if (verb === 'activate') return activate(argument, console.log)
  throw new Error(USAGE)
}

/** Fails on a rule that is broken; what is old by today's date is told and fails nothing. */
function check(): boolean {
  const findings = atOnce(checkContent(ownContent))
  for (const { rule, where, what } of findings) console.error(`${String(rule)} ${where}: ${what}`)
  const today = new Date().toISOString().slice(0, 10)
  for (const warning of oldToday(ownContent, today)) console.warn(`Warning: ${warning}`)
  console.log(`${String(findings.length)} findings in ${String(ownContent.facts.length)} facts`)
  return findings.length === 0
}

/** A pack that is refused is a finding; whatever else fails kept the work from being done. */
async function run(args: string[]): Promise<EndCode> {
  try {
    return (await runContent(args)) ? SOUND : FOUND
  } catch (error) {
    if (error instanceof ApiError && error.code === 'PACK_REFUSED') throw new Found(error.message)
    throw error
  }
}

await endAs(run(process.argv.slice(2)))
