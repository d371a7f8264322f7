import { piecesOf, renderScreen } from '#tests/support/browser/render-screen.tsx'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { BURSTS } from '#api/audit/security-inventory.ts'
import { BUDGETS } from '#api/http/budgets.ts'
import { TABLES } from '#api/privacy/tables.ts'
import { SECURITY_KINDS } from '#contracts/audit/security.ts'
import { RATE_LIMITS } from '#contracts/limits.ts'
import { HelpTab } from '#pwa/screens/verification/help-tab.tsx'
import { words } from '#pwa/screens/verification/words.tsx'

const DOCUMENT = readFileSync(resolve('docs/data-and-limits.md'), 'utf8')
const HOUR_SECONDS = 3_600

/** Returns a table of Markdown in the style of the formatter. */
function printTable(table: string[][]): string {
  const [head = [], ...body] = table
  const widths = head.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)))
  const line = (cells: string[], fill: string) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0, fill)).join(' | ')} |`
  const rule = line(
    head.map(() => ''),
    '-',
  )
  return [line(head, ' '), rule, ...body.map((row) => line(row, ' '))].join('\n')
}

test('the document says of every table how long its rows stay, and why', () => {
  const rows = TABLES.map(({ table, kept, why }) => [`\`${table}\``, kept, why])
  expect(DOCUMENT).toContain(`\n${printTable([['Table', 'Kept', 'Why'], ...rows])}\n`)
})

test('the document says what is counted, and who can use it up', () => {
  const rows = Object.values(BUDGETS).map(({ name, requests, windowSeconds, usedBy }) => [
    `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    String(requests),
    windowSeconds === HOUR_SECONDS ? 'an hour' : `${String(windowSeconds / 60)} minutes`,
    usedBy,
  ])
  const head = ['What is counted', 'At most', 'In', 'Who can use it up']
  expect(DOCUMENT).toContain(`\n${printTable([head, ...rows])}\n`)
})

test('the help of the app says the limits of the document, which the server counts by', () => {
  const help = piecesOf(renderScreen(createElement(HelpTab)))
  for (const budget of Object.keys(RATE_LIMITS) as (keyof typeof RATE_LIMITS)[]) {
    const { name, requests, windowSeconds } = BUDGETS[budget]
    const inHelp = help[help.indexOf(words.help.limits.countedFor[budget]) - 1]
    const row = DOCUMENT.split('\n').find((line) => line.toLowerCase().startsWith(`| ${name} `))
    const inDocument = row
      ?.split('|')
      .slice(2, 4)
      .map((cell) => cell.trim())
    const [most, time] =
      windowSeconds === HOUR_SECONDS
        ? ['per hour', 'an hour']
        : [`per ${String(windowSeconds / 60)} minutes`, `${String(windowSeconds / 60)} minutes`]
    expect([budget, inHelp]).toEqual([budget, `${String(requests)} requests ${most}`])
    expect([budget, inDocument]).toEqual([budget, [String(requests), time]])
  }
})

test('the document says when each security event happens', () => {
  const [, section = ''] = DOCUMENT.split('\n## Which security events are recorded\n')
  const cells = section.split('\n').filter((line) => line.startsWith('| `'))
  const named = cells.flatMap((line) => line.split('|')[1]?.match(/(?<=`)[a-z_]+(?=`)/g) ?? [])
  expect(named.toSorted()).toEqual([...SECURITY_KINDS].toSorted())
  for (const [kind, count] of Object.entries(BURSTS)) {
    expect(cells.find((line) => line.includes(`\`${kind}\``))).toContain(`| ${String(count)} in`)
  }
})
