import { buildProgram } from './program.ts'
import { runProgram } from './run.ts'

await runProgram(buildProgram(), process.argv.slice(2))
