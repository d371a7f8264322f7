import { expect, test } from 'vitest'
import { rehearse } from '#api/cli/rehearsal/rehearse.ts'

test('a theft of the pass key goes as the design says, from the theft to the ceremony', async () => {
  const said: string[] = []
  await rehearse((line) => said.push(line))
  expect(said.filter((line) => /^ *\d+\.\d s {2}\S/.test(line))).toEqual(said)
  const turns = said.flatMap((line) => /(THEFT|STOP|CEREMONY)/.exec(line)?.[1] ?? [])
  expect(turns).toEqual(['THEFT', 'STOP', 'CEREMONY'])
})
